/**
 * Checks what lies under the pointer. In the middle of each link, button, field and first word of a text there has to
 * be that element itself, its label, or the link that covers its card.
 */
import type { Page } from '@playwright/test';
import { settled } from '../settled';

declare global {
	interface Window {
		/** The elements to click. */
		eidanHands: HTMLElement[];
		/** The element that got the last click. */
		eidanClicked: Element | undefined;
		/** Ends the recording of clicks: they have their effects again. */
		eidanUnhand: () => void;
	}
}

/**
 * Fixtures whose visible parts overlap on purpose. In these, only invisible elements that cover something are reported.
 */
const OVERLAPS = [
	// Its author places the images on top of each other.
	'stacked-images',
];

/** Elements that can be pressed or filled in. */
export const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

/** Runs in the page: finds elements and words that lie under something else. */
// eslint-disable-next-line eidan/max-lines-per-function -- Runs in the page, without access to other functions.
const coveredIn = ( {
	places,
	controls,
	overlaps,
	isAbove,
}: {
	places: string;
	controls: string;
	overlaps: typeof OVERLAPS;
	isAbove: boolean;
} ): string[] => {
	const found: string[] = [];
	const isSeen = ( element: Element ) =>
		element.checkVisibility( {
			visibilityProperty: true,
			opacityProperty: true,
			contentVisibilityAuto: true,
		} ) && ! element.closest( '[inert], [aria-hidden="true"], .screen-reader-text' );
	/**
	 * True for what is closed or transparent. If it covers a control, the control cannot be pressed for no visible
	 * reason.
	 */
	const isUnseen = ( element: Element ) =>
		! element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) ||
		( element.closest( 'details:not([open])' ) !== null && ! element.closest( 'summary' ) );
	const isInWindow = ( x: number, y: number ) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
	/** Whether a point is inside of all that cuts off what it holds: a slide out of sight is nobody's. */
	const isUncut = ( element: Element, x: number, y: number ) => {
		let inner = element;
		for ( let around = element.parentElement; around && around !== document.body; around = around.parentElement ) {
			if ( getComputedStyle( inner ).position === 'fixed' ) {
				break;
			}
			inner = around;
			const { overflowX, overflowY, clipPath } = getComputedStyle( around );
			const box = around.getBoundingClientRect();
			if ( ( overflowX !== 'visible' || clipPath !== 'none' ) && ( x < box.left || x > box.right ) ) {
				return false;
			}
			if ( ( overflowY !== 'visible' || clipPath !== 'none' ) && ( y < box.top || y > box.bottom ) ) {
				return false;
			}
		}
		return true;
	};
	/**
	 * True if a press has the same effect: on the label of a field, or on a link over the card with the same target.
	 */
	const isSame = ( element: Element, hit: Element ) => {
		const label = hit.closest( 'label' );
		const [ own, over ] = [ element, hit ].map( ( one ) => one.closest< HTMLAnchorElement >( 'a[href]' ) );
		return (
			( label !== null && label.control === element ) ||
			( own && over ? own.href === over.href : false ) ||
			( ! element.closest( controls ) && isStretchedOver( element, hit ) )
		);
	};
	/**
	 * True if a link or button covers the whole card of the element, so that a press on the card's words is one on it.
	 */
	const isStretchedOver = ( element: Element, hit: Element ) => {
		const over = hit.closest( 'a[href], button' );
		const parts = over
			? [ '::before', '::after' ].filter( ( part ) => getComputedStyle( over, part ).position === 'absolute' )
			: [];
		let card: Element | null | undefined = over;
		if ( parts.length === 0 ) {
			card = over && getComputedStyle( over ).position === 'absolute' ? over.parentElement : null;
		}
		while ( card && getComputedStyle( card ).position === 'static' ) {
			card = card.parentElement;
		}
		return card?.closest( places ) ? card.contains( element ) : false;
	};
	const look = ( element: Element, boxOf: () => DOMRect | undefined, name: string ) => {
		const isWord = name !== '';
		element.scrollIntoView( { block: 'center', inline: 'nearest', behavior: 'instant' } );
		const box = boxOf();
		if ( ! box || box.width < 2 || box.height < 2 ) {
			return;
		}
		const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
		const isSeenThere = isUncut( element, x, y );
		// A page scrolls; what is opened above it has the window and no more.
		if ( isAbove && isSeenThere && ! isInWindow( x, y ) ) {
			found.push( `${ ( name || element.outerHTML ).slice( 0, 90 ) } stands outside the window` );
		}
		const hit = isSeenThere && isInWindow( x, y ) ? document.elementFromPoint( x, y ) : element;
		if ( ! hit || element.contains( hit ) || isSame( element, hit ) ) {
			return;
		}
		const [ own = '', other = '' ] = [ element, hit ].map(
			( one ) => one.closest< HTMLElement >( '[data-fixture]' )?.dataset.fixture ?? ''
		);
		// Another fixture that visibly lies over this one, such as an open panel, is fine: visitors see it and can
		// close it. A word may lie under an element around it. A control may not: that element does not do what the
		// control does.
		if (
			( isAbove || isUnseen( hit ) || ( own === other && ! overlaps.includes( own ) ) ) &&
			! ( isWord && hit.contains( element ) )
		) {
			found.push(
				`${ own }: ${ ( name || element.outerHTML ).slice( 0, 90 ) } lies under ${ hit.outerHTML.slice( 0, 90 ) } of ${ other }`
			);
		}
	};
	for ( const place of document.querySelectorAll( places ) ) {
		for ( const control of place.querySelectorAll( controls ) ) {
			if ( isSeen( control ) && ! ( control instanceof HTMLInputElement && control.offsetWidth < 2 ) ) {
				look( control, () => control.getClientRects()[ 0 ], '' );
			}
		}
		const texts = document.createTreeWalker( place, NodeFilter.SHOW_TEXT );
		for ( let text = texts.nextNode(); text; text = texts.nextNode() ) {
			const word = /\S+/.exec( text.textContent ?? '' );
			const parent = text.parentElement!;
			if ( word && ! parent.closest( 'script, style, noscript, template, option' ) && isSeen( parent ) ) {
				const range = document.createRange();
				range.setStart( text, word.index );
				range.setEnd( text, word.index + word[ 0 ].length );
				look( parent, () => range.getClientRects()[ 0 ], `“${ word[ 0 ] }” of ${ parent.outerHTML }` );
			}
		}
	}
	if ( ! isAbove ) {
		scrollTo( 0, 0 );
	}
	return [ ...new Set( found ) ];
};

/**
 * @param page    Page at rest, or with something opened.
 * @param root    Where to look, by a selector.
 * @param isAbove Whether it stands above the page: then nothing may lie over it, and all of it has to be in the window.
 * @return What lies under something else, in words; nothing where all is well.
 */
export const covered = ( page: Page, root: string, isAbove = false ): Promise< string[] > =>
	page.evaluate( coveredIn, { places: root, controls: CONTROLS, overlaps: OVERLAPS, isAbove } );

/** Selectors of what is clicked: the first link, the first button and the first field of each place. */
const KINDS = {
	link: 'a[href]',
	button: 'button, summary, [role="tab"], [role="button"]',
	field: 'input:not([type="hidden"]), select, textarea',
};

/** Roles of what is clicked. */
const ROLES = [
	'link',
	'button',
	'tab',
	'textbox',
	'searchbox',
	'combobox',
	'spinbutton',
	'checkbox',
	'radio',
] as const;

/**
 * Runs in the page: scrolls to an element that is clicked, again and again until it stays where it is: scrolling brings
 * headers back and loads images, which moves what is below them.
 *
 * @return Its middle, in CSS pixels of the window.
 */
const toMiddle = async ( index: number ): Promise< { x: number; y: number } > => {
	const element = window.eidanHands[ index ]!;
	const frame = () =>
		// A ResizeObserver reports once a frame, and not by the clock of a test.
		new Promise< void >( ( done ) => {
			const observer = new ResizeObserver( () => {
				observer.disconnect();
				done();
			} );
			observer.observe( document.documentElement );
			// Keep a reference, or the browser may delete the observer.
			Object.assign( window, { eidanFrames: observer } );
		} );
	const middle = () => {
		element.scrollIntoView( { block: 'center', inline: 'nearest', behavior: 'instant' } );
		const { x, y, width, height } = element.getClientRects()[ 0 ] ?? new DOMRect();
		return { x: x + width / 2, y: y + height / 2 };
	};
	let last = middle();
	for ( let still = 0, turns = 0; still < 2 && turns < 60; turns++ ) {
		for ( let begun = 0; begun < 3; begun++ ) {
			await frame();
		}
		const now = middle();
		still = now.x === last.x && now.y === last.y ? still + 1 : 0;
		last = now;
	}
	window.eidanClicked = undefined;
	return last;
};

/**
 * Clicks the first link, button and field of each place with the mouse. The clicks have no effect: they are recorded
 * and stopped before they reach the element.
 *
 * @param page The page, when nothing moves any more.
 * @param root Selector of the places.
 * @return How many elements were clicked, and a sentence for each that got no click.
 */
export const clicked = async ( page: Page, root: string ): Promise< { count: number; missed: string[] } > => {
	const count = await page.evaluate(
		( { places, kinds, overlaps } ) => {
			const isSeen = ( element: HTMLElement ) =>
				element.checkVisibility( {
					visibilityProperty: true,
					opacityProperty: true,
					contentVisibilityAuto: true,
				} ) &&
				element.offsetWidth > 1 &&
				! element.closest( '[inert], [aria-hidden="true"], .screen-reader-text, :disabled' );
			const hands = [ ...document.querySelectorAll< HTMLElement >( places ) ]
				.filter( ( { dataset } ) => ! overlaps.includes( dataset.fixture ?? '' ) )
				.flatMap( ( place ) =>
					kinds
						.map( ( kind ) => [ ...place.querySelectorAll< HTMLElement >( kind ) ].find( isSeen ) )
						.filter( ( one ) => one !== undefined )
				);
			const stop = ( event: Event ) => {
				event.preventDefault();
				event.stopImmediatePropagation();
			};
			const onClick = ( event: Event ) => {
				stop( event );
				window.eidanClicked = event.target as Element;
			};
			// Stop these events, too, for elements that open on a press or on hover, or can be dragged.
			const recording = new AbortController();
			window.eidanUnhand = () => recording.abort();
			const options = { capture: true, signal: recording.signal };
			for ( const type of [
				'pointerdown',
				'mousedown',
				'pointerup',
				'mouseup',
				'pointerover',
				'mouseover',
				'pointerenter',
				'mouseenter',
			] ) {
				addEventListener( type, stop, options );
			}
			addEventListener( 'click', onClick, options );
			window.eidanHands = hands;
			return hands.length;
		},
		{ places: root, kinds: Object.values( KINDS ), overlaps: OVERLAPS }
	);
	const missed: string[] = [];
	for ( let index = 0; index < count; index++ ) {
		const place = await page.evaluate( toMiddle, index );
		await page.mouse.click( place.x, place.y );
		const wrong = await page.evaluate( ( at ) => {
			const [ element, hit ] = [ window.eidanHands[ at ]!, window.eidanClicked ];
			const [ own, over ] = [ element, hit ].map(
				( one ) => one?.closest< HTMLAnchorElement >( 'a[href]' )?.href
			);
			return hit &&
				( element.contains( hit ) ||
					hit.closest( 'label' )?.control === element ||
					( own !== undefined && own === over ) )
				? ''
				: `${ element.closest< HTMLElement >( '[data-fixture]' )?.dataset.fixture ?? '' }: ${ element.outerHTML.slice( 0, 120 ) } got no click, but ${ hit?.outerHTML.slice( 0, 120 ) ?? 'nothing' }`;
		}, index );
		if ( wrong ) {
			missed.push( wrong );
		}
	}
	// The page is at rest again, as it was.
	await page.mouse.move( 0, 0 );
	await page.evaluate( () => {
		window.eidanUnhand();
		scrollTo( { top: 0, behavior: 'instant' } );
	} );
	await settled( page );
	return { count, missed };
};

/**
 * @param page The page.
 * @param root Selector of the places.
 * @return How many links, buttons and fields a screen reader would find there: what there is to click. Blocks such as a
 *         plain icon have none.
 */
export const pressable = async ( page: Page, root: string ): Promise< number > => {
	const places = page.locator(
		`${ root }${ OVERLAPS.map( ( name ) => `:not([data-fixture="${ name }"])` ).join( '' ) }`
	);
	return ROLES.map( ( role ) => places.getByRole( role, { disabled: false } ) )
		.reduce( ( all, one ) => all.or( one ), places.locator( 'summary:visible' ) )
		.count();
};
