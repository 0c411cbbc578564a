/**
 * Updates a slider after slides were added or removed: the numbers of the slides, and their bullets or thumbnails. It
 * loads only then.
 */
import type { Engine } from '../slider/engine';

const renumber = ( text: string | null, ...numbers: number[] ): string =>
	( text ?? '' ).replace( /\d+/g, ( old ) => `${ numbers.shift() ?? old }` );

/**
 * Returns an unused id for a new slide.
 *
 * @param name Start of the ids of the slider's slides.
 * @param from Number of the slide. If it is taken, the next free number is used.
 */
const freeId = ( name: string, from: number ): string =>
	document.getElementById( `${ name }-${ from }` ) ? freeId( name, from + 1 ) : `${ name }-${ from }`;

/**
 * Updates the numbers and labels of all slides and their buttons.
 *
 * @param root   The slider.
 * @param engine The slider that runs in this root.
 * @param signal Stops it when aborted.
 */
export function number(
	root: HTMLElement,
	engine: Pick< Engine, 'index' | 'stops' | 'update' >,
	signal: AbortSignal
): void {
	const view = root.querySelector( ':scope>.eidan-slider__view' );
	const now = [ ...( view?.firstElementChild?.children ?? [] ) ];
	const model = now.find( ( slide ) => slide.hasAttribute( 'aria-roledescription' ) );
	const label = model?.getAttribute( 'aria-label' ) ?? '';
	const known = Math.max( 0, ...( label.match( /\d+/g ) ?? [] ).map( Number ) );
	// Nothing was added or removed. A loop only moves its slides.
	if (
		signal.aborted ||
		( known === now.length && now.every( ( slide ) => slide.hasAttribute( 'aria-roledescription' ) ) )
	) {
		return;
	}
	now.forEach( ( slide ) => slide.classList.add( 'eidan-slider__slide' ) );
	const slides = engine.update();
	slides.forEach( ( slide, index ) => {
		slide.setAttribute( 'role', 'group' );
		slide.setAttribute( 'aria-roledescription', model?.getAttribute( 'aria-roledescription' ) ?? '' );
		slide.setAttribute( 'aria-label', renumber( label, index + 1, slides.length ) );
	} );

	const pages = root.querySelector( ':scope>.eidan-slider__pages' );
	const first = pages?.firstElementChild;
	( pages as HTMLElement | null )?.style.setProperty( '--eidan-count', `${ slides.length }` );
	if ( ! pages || ! first ) {
		return;
	}
	slides.forEach( ( slide, index ) => {
		let button = pages.children[ index ];
		if ( ! button ) {
			button = pages.appendChild( first.cloneNode( true ) ) as Element;
			button.setAttribute( 'aria-label', renumber( first.getAttribute( 'aria-label' ), index + 1 ) );
		}
		button.setAttribute( 'aria-current', `${ index === engine.index }` );
		button.toggleAttribute( 'hidden', index >= engine.stops );
		if ( pages.matches( '.is-thumbs' ) ) {
			slide.id ||= freeId( `${ view?.id }`, index + 1 );
			button.setAttribute( 'href', `#${ slide.id }` );
			const image = slide.querySelector( 'img' );
			const thumb = Object.assign( document.createElement( 'img' ), {
				src: image?.src ?? '',
				srcset: image?.srcset ?? '',
				sizes: '64px',
				alt: '',
			} );
			button.replaceChildren( image ? thumb : `${ index + 1 }`.padStart( 2, '0' ) );
		}
	} );
	while ( pages.children.length > slides.length ) {
		pages.lastChild?.remove();
	}
}
