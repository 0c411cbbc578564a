/**
 * What a slider needs when slides came or went: their numbers, and the
 * bullets or thumbnails that belong to them. Loaded only then.
 */
import type { Engine } from '@eidan/slider';

const renumber = ( text: string | null, ...numbers: number[] ): string =>
	( text ?? '' ).replace( /\d+/g, ( old ) => `${ numbers.shift() ?? old }` );

/**
 * Brings a slider, its slides and their buttons in line.
 *
 * @param root   The slider.
 * @param engine Its engine.
 * @param go     Moves it to a position.
 * @param signal Ends it.
 */
export function number( root: HTMLElement, engine: Engine, go: ( index: number ) => void, signal: AbortSignal ): void {
	const now = [ ...( root.querySelector( ':scope>.eidan-slider__view' )?.firstElementChild?.children ?? [] ) ];
	const model = now.find( ( slide ) => slide.hasAttribute( 'aria-roledescription' ) );
	const label = model?.getAttribute( 'aria-label' ) ?? '';
	const known = Math.max( 0, ...( label.match( /\d+/g ) ?? [] ).map( Number ) );
	// A loop moves its slides about; that is no news.
	if ( signal.aborted || ( known === now.length && now.every( ( slide ) => slide.hasAttribute( 'aria-roledescription' ) ) ) ) {
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
	const first = pages?.querySelector( 'button' );
	if ( ! pages || ! first ) {
		return;
	}
	slides.forEach( ( slide, index ) => {
		let button = pages.children[ index ];
		if ( ! button ) {
			button = pages.appendChild( first.cloneNode( true ) ) as Element;
			button.addEventListener( 'click', () => go( index ), { signal } );
			button.setAttribute( 'aria-label', renumber( first.getAttribute( 'aria-label' ), index + 1 ) );
		}
		button.setAttribute( 'aria-current', `${ index === engine.index }` );
		button.toggleAttribute( 'hidden', index >= engine.stops );
		if ( pages.matches( '.is-thumbs' ) ) {
			const picture = slide.querySelector( 'img' );
			const thumb = Object.assign( document.createElement( 'img' ), { src: picture?.src ?? '', srcset: picture?.srcset ?? '', sizes: '64px', alt: '' } );
			button.replaceChildren( picture ? thumb : `${ index + 1 }`.padStart( 2, '0' ) );
		}
	} );
	while ( pages.children.length > slides.length ) {
		pages.lastChild?.remove();
	}
}
