/**
 * Finds where words are in the window.
 */
import type { Word } from './measure';

/** A word, where it is and what it belongs to. */
export interface Place extends Word {
	text: string;
	/** Name of its fixture; '' if it belongs to no fixture. */
	fixture: string;
	/** Tags and classes of the elements around it, from the inside out. */
	of: string;
	/** Contrast that WCAG 1.4.3 asks for: 4.5, or 3 for large text. */
	least: number;
}

/**
 * Finds words, fields, and the words of pseudo elements. Boxes are in CSS pixels of the window. It also marks elements
 * for the screenshots: text whose letters get a line around them (`data-eidan-thin`), text whose letters are nothing
 * but a line (`data-eidan-outlined`), and images without words on them, which are slow to draw (`data-eidan-far`).
 * The function runs in the page, so it cannot use anything outside itself.
 *
 * @param where
 * @param where.selector Selector of the elements to look into.
 * @param where.shared   CSS pixels by which two windows overlap. A word that the window's edge cuts off is left out if
 *                       it is lower than this, as the next window shows all of it.
 */
export const find = ( { selector, shared }: { selector: string; shared: number } ): Place[] => {
	const FIELD = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), select, textarea';
	/** WCAG asks no contrast of disabled controls, and words in drawings are not text. */
	const LEFT_OUT = ':disabled, [aria-disabled="true"], svg, script, style, noscript, template';
	/** Width of the line around letters in the screenshots, in CSS pixels. */
	const LINE = 3;
	const places: Place[] = [];
	const isOut = ( { top, bottom }: DOMRect ) => bottom <= 0 || top >= innerHeight;
	const isWhole = ( { top, bottom }: DOMRect ) =>
		( top >= 0 || scrollY === 0 ) &&
		( bottom <= innerHeight || scrollY + innerHeight >= document.documentElement.scrollHeight - 1 );
	const add = (
		element: Element,
		rect: DOMRect,
		text: string,
		{ mark = 0, isTight = false, style = getComputedStyle( element ) } = {}
	) => {
		if ( rect.width < 2 || rect.height < 2 || isOut( rect ) || ( rect.height < shared && ! isWhole( rect ) ) ) {
			return;
		}
		const size = parseFloat( style.fontSize );
		const names: string[] = [];
		for ( let around: Element | null = element; around && names.length < 3; around = around.parentElement ) {
			names.push(
				[ around.localName, ...around.classList ]
					.filter( ( name ) => ! /^post-\d|-layout-[\da-f]+$/.test( name ) )
					.join( '.' )
			);
		}
		places.push( {
			box: [ rect.left, rect.top, rect.right, rect.bottom ],
			mark,
			isTight,
			text,
			fixture: element.closest< HTMLElement >( '[data-fixture]' )?.dataset.fixture ?? '',
			of: names.join( ' < ' ),
			// Large text in WCAG's words: 18 points, or 14 points in bold.
			least: size >= 24 || ( size >= 14 * ( 4 / 3 ) && Number( style.fontWeight ) >= 700 ) ? 3 : 4.5,
		} );
	};
	const addWords = ( element: Element, text: Node ) => {
		for ( const word of ( text.textContent ?? '' ).matchAll( /\S+/g ) ) {
			const range = document.createRange();
			range.setStart( text, word.index );
			range.setEnd( text, word.index + word[ 0 ].length );
			for ( const rect of range.getClientRects() ) {
				add( element, rect, word[ 0 ], { isTight: true } );
			}
		}
	};
	for ( const element of document.querySelectorAll( `:is(${ selector }), :is(${ selector }) *` ) ) {
		const box = element.getBoundingClientRect();
		// An element without a height may still have words that are seen, so it is not skipped.
		if (
			( box.height && isOut( box ) ) ||
			element.closest( LEFT_OUT ) ||
			! element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } )
		) {
			continue;
		}
		// Text for screen readers is one pixel in size. A corner of it could count as seen under another element.
		if ( box.width <= 1 && box.height <= 1 && getComputedStyle( element ).position === 'absolute' ) {
			continue;
		}
		const { webkitTextFillColor, webkitTextStrokeWidth } = getComputedStyle( element );
		element.toggleAttribute( 'data-eidan-thin', parseFloat( webkitTextStrokeWidth ) < LINE );
		element.toggleAttribute(
			'data-eidan-outlined',
			parseFloat( webkitTextStrokeWidth ) > 0 && /, 0\)$/.test( webkitTextFillColor )
		);
		for ( const pseudo of [ '::before', '::after' ] ) {
			const style = getComputedStyle( element, pseudo );
			if ( /"[^"]*[^\s"][^"]*"|counter|attr/.test( style.content ) ) {
				add( element, box, `${ pseudo } ${ style.content }`, { mark: 1, style } );
			}
		}
		if ( element.matches( FIELD ) ) {
			add( element, box, 'a field' );
			continue;
		}
		for ( const text of element.childNodes ) {
			if ( text.nodeType === Node.TEXT_NODE ) {
				addWords( element, text );
			}
		}
	}
	for ( const media of document.querySelectorAll( 'img, video' ) ) {
		const box = media.getBoundingClientRect();
		const isNear = ( [ left, top, right, bottom ]: Place[ 'box' ] ) =>
			left < box.right && right > box.left && top < box.bottom && bottom > box.top;
		media.toggleAttribute( 'data-eidan-far', ! places.some( ( place ) => isNear( place.box ) ) );
	}
	return places;
};
