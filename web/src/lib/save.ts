/** Has the browser save a text as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Puts a text on the clipboard. Whether that is possible depends on the browser and on how the page was reached. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** The older way, which works at addresses without encryption, too: in a network at home. */
function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const paper = document.createElement("textarea");
  paper.value = text;
  paper.className = "unseen";
  // An open dialog keeps the focus within itself.
  (before?.closest("dialog") ?? document.body).append(paper);
  paper.select();
  const done = document.execCommand("copy");
  paper.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
