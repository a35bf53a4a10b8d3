/** Whether a pointer is a finger, which looks at nothing in passing. */
export function overTouch(event: PointerEvent): boolean {
  return event.pointerType === "touch";
}

function controls(row: HTMLElement): HTMLButtonElement[] {
  return [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
}

/** The row so many further on, in all lists that belong together. */
function rowAt(row: HTMLElement, by: number): HTMLElement | undefined {
  const lists = row.closest("[data-rows]") ?? row.parentElement ?? row;
  const rows = [...lists.querySelectorAll<HTMLElement>("[data-card]")];
  return rows[rows.indexOf(row) + by];
}

/** The same control of another row, so that a column can be walked. */
function alike(row: HTMLElement, other: HTMLElement): HTMLElement | undefined {
  const fromEnd = controls(row).findIndex((control) => control === document.activeElement) - controls(row).length;
  return controls(other).at(fromEnd) ?? controls(other).at(-1);
}

/** Where the keyboard goes when the row that has it goes away. */
export function heir(): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-card]");
  const other = row && (rowAt(row, 1) ?? rowAt(row, -1));
  return other ? alike(row, other) : undefined;
}

/** The keys of a row of cards: + and − for copies, up and down for the next row. */
export function rowKeys(event: KeyboardEvent & { currentTarget: HTMLElement }, change: (by: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.currentTarget;
  if (event.key === "+" || event.key === "=") change(1);
  else if (event.key === "-") change(-1);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const other = rowAt(row, event.key === "ArrowDown" ? 1 : -1);
    if (!other) return;
    alike(row, other)?.focus();
  } else return;
  event.preventDefault();
}
