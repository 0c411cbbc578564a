/**
 * Fixtures that look different in the canvas and on the page, and what differs. A fixture has to be removed from
 * this list when it no longer differs: the matrix fails otherwise.
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

/** Fixtures that show nothing in the canvas and on the page, and why. The matrix fails if one shows something. */
export const EMPTY: Record< string, string > = {
	'page-spinner': 'gone when the page has loaded',
	'page-spinner__progress': 'gone when the page has loaded',
};
