import { sentence } from "./fault";

/** Something that takes a while and may fail: whether it is under way, and what went wrong. */
export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
