/**
 * Whether an element around a dialog is hidden, as authors hide blocks at a width. Such a dialog would keep visitors
 * from the page when it opens, and show them nothing. A closed dialog itself is always hidden.
 *
 * @param dialog The dialog, open or closed.
 */
export function isHidden( dialog: Element ): boolean {
	const around = dialog.parentElement;
	return !! around && ( getComputedStyle( around ).display === 'none' || isHidden( around ) );
}
