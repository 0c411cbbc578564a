/**
 * Fixtures whose canvas is not the page yet, and what differs. Entries leave: the matrix fails for one that no longer
 * differs.
 */
const BAG =
	'the bag of the canvas has something in it, on purpose: a visitor’s is empty at first, and then the colours of its count could not be seen';
const BAR = 'the bar of the canvas lies over nothing and has its own height, by blocks/header/editor.scss';

export const DIFFERS: Record< string, string > = {
	'dropdown-mini-cart': BAG,
	'dropdown-mini-cart__drawer': BAG,
	header__over: BAR,
	header__up: BAR,
	header__vertical: 'what its opener slides out is always open in the canvas',
	panel__fullscreen: 'what stands below a panel begins lower in the canvas, where the panel is open',
};

/** Fixtures of which neither canvas nor page shows anything, and why. The matrix fails for one that shows something. */
export const EMPTY: Record< string, string > = {
	'page-spinner': 'gone when the page has loaded',
	'page-spinner__progress': 'gone when the page has loaded',
};
