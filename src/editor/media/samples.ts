import { __ } from '@wordpress/i18n';
import ceiling from '../../../assets/demo/images/museum-hall-ceiling-640x427.webp';
import hall from '../../../assets/demo/images/museum-hall-640x853.webp';
import handrail from '../../../assets/demo/images/handrail-640x769.webp';
import ramp from '../../../assets/demo/images/museum-hall-ramp.webp';
import shutters from '../../../assets/demo/images/shutters-row-640x427.webp';
import stair from '../../../assets/demo/images/spiral-stair-640x371.webp';
import type { CoreImage, LinkTo } from './convert';
import { linkOf } from './convert';

/**
 * Sample images in the public domain; see assets/demo/CREDITS.md. They are part of the plugin, so the editor loads
 * nothing from other sites.
 */
export const sampleImages = ( linkTo: LinkTo ): CoreImage[] =>
	[
		{
			url: hall,
			alt: __( 'Tall white hall under a ceiling of frosted glass', 'eidan' ),
			caption: __( 'The long hall', 'eidan' ),
		},
		{ url: stair, alt: __( 'Spiral staircase seen from below', 'eidan' ), caption: '' },
		{
			url: handrail,
			alt: __( 'Handrail of a staircase in grey light', 'eidan' ),
			caption: __( 'Handrail, first floor', 'eidan' ),
		},
		{ url: shutters, alt: __( 'Row of closed window shutters', 'eidan' ), caption: '' },
		{
			url: ramp,
			alt: __( 'Curved concrete ramp between pale walls', 'eidan' ),
			caption: __( 'The ramp', 'eidan' ),
		},
		{ url: ceiling, alt: __( 'Panels of a glass ceiling drawn towards the middle', 'eidan' ), caption: '' },
	]
		// The address from the build can be relative or contain `..`. Posts get a plain absolute address.
		.map( ( image ) => ( { ...image, url: new URL( image.url, document.baseURI ).href } ) )
		.map( ( image ) => ( { ...image, ...linkOf( image, linkTo ) } ) );
