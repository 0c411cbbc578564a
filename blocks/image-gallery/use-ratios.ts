import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';

/**
 * Measures the aspect ratios of the images in the editor. On the page, PHP reads them from the media library.
 *
 * Returns a ref for the element around the images, and CSS that sets the ratios.
 */
export function useRatios() {
	const [ ratios, setRatios ] = useState< Record< string, number > >( {} );
	const ref = useRefEffect< HTMLElement >( ( element ) => {
		const measure = ( image: EventTarget | null ) => {
			const { naturalWidth, naturalHeight } = image as HTMLImageElement;
			const id = ( image as Element ).closest< HTMLElement >( '[data-block]' )?.dataset.block;
			if ( id && naturalWidth && naturalHeight ) {
				const ratio = Math.round( ( naturalWidth / naturalHeight ) * 1e4 ) / 1e4;
				setRatios( ( known ) => ( known[ id ] === ratio ? known : { ...known, [ id ]: ratio } ) );
			}
		};
		const onLoad = ( { target }: Event ) => measure( target );
		element.querySelectorAll( 'img' ).forEach( measure );
		// `load` events do not bubble, so we listen in the capture phase.
		element.addEventListener( 'load', onLoad, true );
		return () => element.removeEventListener( 'load', onLoad, true );
	}, [] );
	const css = Object.entries( ratios )
		.map( ( [ id, ratio ] ) => `[data-block="${ id }"]{--ratio:${ ratio }}` )
		.join( '' );
	return { ref, css };
}
