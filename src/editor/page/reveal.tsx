/**
 * Adds the setting "Reveal" to headings, images and groups: they show themselves with a gesture, once.
 * includes/Page/Reveal.php does this on the page; the canvas plays it when it is chosen.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

type Way = 'lines' | 'mask' | 'rise' | 'none';

/** The same as in Page\Reveal. */
const BLOCKS: Record< string, readonly Way[] > = {
	'core/heading': [ 'lines', 'rise' ],
	'core/post-title': [ 'lines', 'rise' ],
	'core/paragraph': [ 'lines', 'rise' ],
	'core/image': [ 'mask', 'rise' ],
	'core/cover': [ 'mask', 'rise' ],
	'core/media-text': [ 'mask', 'rise' ],
	'core/group': [ 'rise' ],
	'core/columns': [ 'rise' ],
};

interface Props {
	name: string;
	attributes: { eidanReveal?: string };
	setAttributes: ( attributes: { eidanReveal: string | undefined } ) => void;
}

interface ListBlockProps extends Props {
	className?: string;
}

const words = (): Record< Way, string > => ( {
	lines: __( 'Lines', 'eidan' ),
	mask: __( 'Mask', 'eidan' ),
	rise: __( 'Rise', 'eidan' ),
	none: __( 'None', 'eidan' ),
} );

addFilter( 'blocks.registerBlockType', 'eidan/reveal', ( settings: { attributes?: object }, name: string ) =>
	BLOCKS[ name ] ? { ...settings, attributes: { ...settings.attributes, eidanReveal: { type: 'string' } } } : settings
);

addFilter(
	'editor.BlockEdit',
	'eidan/reveal',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithReveal( props: Props ) {
				const { name, attributes, setAttributes } = props;
				const ways = BLOCKS[ name ];
				return (
					<>
						<BlockEdit { ...props } />
						{ ways && (
							<InspectorControls group="styles">
								<PanelBody title={ __( 'Reveal', 'eidan' ) } initialOpen={ false }>
									<SelectControl
										__nextHasNoMarginBottom
										__next40pxDefaultSize
										label={ __( 'Reveal', 'eidan' ) }
										help={ __( 'How it shows itself, once. Never with reduced motion.', 'eidan' ) }
										value={ ( attributes.eidanReveal ?? '' ) as Way | '' }
										options={ [
											{ value: '', label: __( 'Default', 'eidan' ) },
											...ways.map( ( value ) => ( { value, label: words()[ value ] } ) ),
											{ value: 'none', label: words().none },
										] }
										onChange={ ( value: string ) =>
											setAttributes( { eidanReveal: value || undefined } )
										}
									/>
								</PanelBody>
							</InspectorControls>
						) }
					</>
				);
			},
		'withReveal'
	)
);

/** Plays a gesture in the canvas when it is chosen, and not when the editor opens. */
addFilter(
	'editor.BlockListBlock',
	'eidan/reveal',
	createHigherOrderComponent(
		( BlockListBlock: ComponentType< ListBlockProps > ) =>
			function PlayReveal( props: ListBlockProps ) {
				const { name, attributes, className = '' } = props;
				const way = BLOCKS[ name ] ? attributes.eidanReveal : undefined;
				const before = useRef( way );
				const [ playing, setPlaying ] = useState( '' );
				useEffect( () => {
					if ( way !== before.current ) {
						before.current = way;
						setPlaying( way && way !== 'none' ? `eidan-plays-${ way }` : '' );
					}
				}, [ way ] );
				return (
					<BlockListBlock
						{ ...props }
						{ ...( playing && { className: `${ className } ${ playing }`.trim() } ) }
					/>
				);
			},
		'playReveal'
	)
);
