import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';

/**
 * Proportions of the images in the canvas, which PHP reads from the media
 * library: a ref for the element around the images, and a style sheet.
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
		// `load` does not bubble.
		element.addEventListener( 'load', onLoad, true );
		return () => element.removeEventListener( 'load', onLoad, true );
	}, [] );
	const css = Object.entries( ratios )
		.map( ( [ id, ratio ] ) => `[data-block="${ id }"]{--ratio:${ ratio }}` )
		.join( '' );
	return { ref, css };
}
