//! shobu
