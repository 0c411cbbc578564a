/**
 * Adds "Dark section" to the inserter: a group in the site's own colors the other way round. Links, headings and buttons
 * in it have their colors, too: a theme's dark button could not be seen on it.
 */
import { registerBlockVariation } from '@wordpress/blocks';
import { select, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Path, SVG } from '@wordpress/primitives';
import { selectBlockEditor } from '../stores';
import { sectionColors, type SectionColors } from './section-colors';

const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16v14H4V5Zm3 4v1.5h7V9H7Zm0 4v1.5h10V13H7Z" fillRule="evenodd" clipRule="evenodd" />
	</SVG>
);

/**
 * Attributes of a group with these colors.
 *
 * @param colors Ground and text.
 */
export function darkSection( { background, text, isPreset }: SectionColors ) {
	const reference = ( color: string ) => ( isPreset ? `var:preset|color|${ color }` : color );
	const light = { color: { text: reference( text ) } };
	return {
		align: 'full',
		layout: { type: 'constrained' },
		...( isPreset ? { backgroundColor: background, textColor: text } : {} ),
		// A header that lies over it has light words.
		eidanSkin: 'light',
		style: {
			...( isPreset ? {} : { color: { background, text } } ),
			spacing: { padding: { top: 'var:preset|spacing|70', bottom: 'var:preset|spacing|70' } },
			elements: {
				link: light,
				heading: light,
				button: { color: { background: reference( text ), text: reference( background ) } },
			},
		},
	};
}

/**
 * Registers the variation once the editor has the colors of the site. Before that its store has WordPress's own, which
 * are not those of the theme.
 */
const stop = subscribe( () => {
	const palettes = selectBlockEditor( select ).getSettings().__experimentalFeatures?.color?.palette;
	if ( palettes ) {
		stop();
		const { custom = [], theme = [], default: own = [] } = palettes;
		const colors = [ ...custom, ...theme, ...own ];
		registerBlockVariation( 'core/group', {
			name: 'eidan-dark-section',
			title: __( 'Dark section', 'eidan' ),
			description: __( 'A section with light words on a dark ground, in the colors of the site.', 'eidan' ),
			keywords: [ 'black', 'inverted', 'night', 'background' ],
			category: 'eidan-page',
			icon,
			scope: [ 'inserter' ],
			attributes: darkSection( sectionColors( colors ) ),
			innerBlocks: [
				[ 'core/heading', {} ],
				[ 'core/paragraph', {} ],
			],
			example: {
				attributes: darkSection( sectionColors( colors ) ),
				innerBlocks: [
					{ name: 'core/heading', attributes: { content: __( 'Dark section', 'eidan' ) } },
					{ name: 'core/paragraph', attributes: { content: __( 'Light words on a dark ground.', 'eidan' ) } },
				],
			},
		} as never );
	}
} );
