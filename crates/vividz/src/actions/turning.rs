//! Chapter 1104: rebooting and sleeping.
