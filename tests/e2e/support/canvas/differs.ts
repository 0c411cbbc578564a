/**
 * Fixtures that look different in the canvas and on the page on purpose: what differs, and by how much at most. A
 * fixture has to be removed from this list when it no longer differs: the matrix fails otherwise.
 */
import { differences, SIDES, TOLERANCE, type Part } from './parts';

/** A reason for which parts of a fixture differ, and by how much they may. */
export interface Difference {
	why: string;
	/** Names of the parts that stand elsewhere or are of another size. */
	parts?: RegExp;
	/** CSS pixels by which a side may be off besides. */
	most?: { left?: number; top?: number; width?: number; height?: number };
	/** Names of the parts that only one side has. */
	alone?: RegExp;
}

const BAG =
	'the bag of the canvas has something in it, on purpose: a visitor’s is empty at first, and then the colours of its count could not be seen';

/** The matrix fails for one that no longer differs, and for a part that differs by more. */
export const DIFFERS: Record< string, Difference > = {
	'dropdown-mini-cart': { why: BAG, alone: /^eidan-mini-cart__count$/ },
	'dropdown-mini-cart__drawer': {
		why: BAG,
		// A sum of other digits.
		parts: /^(wp-block-eidan-dropdown-mini-cart|eidan-mini-cart__(opener|sum))$/,
		most: { width: 20 },
		alone: /^eidan-mini-cart__count$/,
	},
	'dropdown-mini-cart__parts': { why: BAG, alone: /^eidan-mini-cart__count$/ },
	header__over: {
		why: 'the bar of the canvas lies over nothing, so that the section below it begins lower',
		parts: /^p 2$/,
		most: { top: 130 },
	},
	header__vertical: {
		why: 'what its opener slides out is always open in the canvas; on the page its column is as high as the window',
		parts: /^(wp-block-eidan-header|p)$/,
		most: { left: 40, top: 24, width: 525, height: 400 },
		alone: /^eidan-menu__(title|label)/,
	},
	'header__wide-and-compact': {
		why: 'what stands for its panel in the canvas stands below the bar, within the header',
		parts: /^wp-block-eidan-header$/,
		most: { height: 40 },
	},
	panel__fullscreen: {
		why: 'what stands below a panel begins lower in the canvas, where the panel is open',
		parts: /^h2$/,
		most: { top: 60 },
	},
};

/** Fixtures that show nothing in the canvas and on the page, and why. The matrix fails if one shows something. */
export const EMPTY: Record< string, string > = {
	'page-spinner': 'gone when the page has loaded',
	'page-spinner__progress': 'gone when the page has loaded',
};

/**
 * @param canvas Parts in the canvas.
 * @param page   Parts on the page.
 * @param named  What may differ.
 * @return What differs besides, a sentence each.
 */
export const besides = ( canvas: readonly Part[], page: readonly Part[], named?: Difference ): string[] => {
	const isAlone = ( { name }: Part ) => named?.alone?.test( name );
	const [ there, here ] = [
		new Set( page.map( ( { name } ) => name ) ),
		new Set( canvas.map( ( { name } ) => name ) ),
	];
	return differences(
		canvas.filter( ( part ) => there.has( part.name ) || ! isAlone( part ) ),
		page.filter( ( part ) => here.has( part.name ) || ! isAlone( part ) ),
		{
			tolerance: ( part, side ) =>
				TOLERANCE + ( named?.parts?.test( part.name ) ? ( named.most?.[ SIDES[ side ]! ] ?? 0 ) : 0 ),
		}
	);
};
