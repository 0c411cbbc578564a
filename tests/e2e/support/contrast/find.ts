/**
 * Where words are in a window.
 */
import type { Word } from './measure';

/** Where a word is, and what it is. */
export interface Place extends Word {
	text: string;
	/** Of what fixture; '' where it is of none. */
	fixture: string;
	/** Names of what it stands in. */
	of: string;
	/** What WCAG 1.4.3 asks for: 4.5, or 3 for large text. */
	least: number;
}

/**
 * Finds words, fields and words of pseudo elements, in CSS pixels of the window. Marks elements for the pictures:
 * letters that get a line around them (`data-eidan-thin`), those that are nothing but a line (`data-eidan-outlined`),
 * and images without words, which cost the most to draw (`data-eidan-far`). Knows nothing of what is around it, since
 * it runs in the page.
 *
 * @param where
 * @param where.selector Where to look.
 * @param where.shared   What is cut off by the window's edge is left out, as the next window shows it whole, unless it
 *                       is higher than this.
 */
export const find = ( { selector, shared }: { selector: string; shared: number } ): Place[] => {
	const FIELD = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), select, textarea';
	/** WCAG asks nothing of what cannot be used now; words of drawings are no text. */
	const LEFT_OUT = ':disabled, [aria-disabled="true"], svg, script, style, noscript, template';
	/** CSS pixels of the line around letters in the pictures. */
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
			// 18 points, or 14 in bold.
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
		// Those without a box of their own may have words all the same.
		if (
			( box.height && isOut( box ) ) ||
			element.closest( LEFT_OUT ) ||
			! element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } )
		) {
			continue;
		}
		// Words for those who hear the page: a corner of them may lie under something that is seen.
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
