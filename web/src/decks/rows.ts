/** Whether a pointer is a finger, which looks at nothing in passing. */
export function overTouch(event: PointerEvent): boolean {
  return event.pointerType === "touch";
}

/** The keys of a row of cards: + and − for copies, up and down for the next row. */
export function rowKeys(event: KeyboardEvent & { currentTarget: HTMLElement }, change: (by: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.currentTarget;
  if (event.key === "+" || event.key === "=") change(1);
  else if (event.key === "-") change(-1);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const rows = [...(row.closest("[data-rows]") ?? row.parentElement ?? row).querySelectorAll<HTMLElement>("[data-card]")];
    const other = rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
    if (!other) return;
    // The same control of the other row, so that a column can be walked.
    const controls = (of: HTMLElement) => [...of.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const fromEnd = controls(row).length - controls(row).indexOf(document.activeElement as HTMLButtonElement);
    const there = controls(other);
    (there[there.length - fromEnd] ?? there.at(-1))?.focus();
  } else return;
  event.preventDefault();
}
