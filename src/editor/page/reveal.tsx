/**
 * Adds the setting "Reveal" to headings, images and groups: they show themselves with a gesture, once.
 * includes/Page/Reveal.php does this on the page; the canvas plays it when it is chosen, and again by a button.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { createHigherOrderComponent, useReducedMotion } from '@wordpress/compose';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __, _x } from '@wordpress/i18n';
import type { ComponentType } from 'react';

type Way = 'lines' | 'mask' | 'rise' | 'count' | 'none';

/** The same as in Page\Reveal. */
const BLOCKS: Record< string, readonly Way[] > = {
	'core/heading': [ 'lines', 'rise', 'count' ],
	'core/post-title': [ 'lines', 'rise' ],
	'core/paragraph': [ 'lines', 'rise', 'count' ],
	'core/image': [ 'mask', 'rise' ],
	'core/cover': [ 'mask', 'rise' ],
	'core/media-text': [ 'mask', 'rise' ],
	'core/group': [ 'rise' ],
	'core/columns': [ 'rise' ],
};

interface Props {
	clientId: string;
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
	count: __( 'Count up', 'eidan' ),
	none: _x( 'None', 'animation', 'eidan' ),
} );

addFilter( 'blocks.registerBlockType', 'eidan/reveal', ( settings: { attributes?: object }, name: string ) =>
	BLOCKS[ name ] ? { ...settings, attributes: { ...settings.attributes, eidanReveal: { type: 'string' } } } : settings
);

/** What is said below the choice. */
function helpOf( way: string, isReduced: boolean ): string {
	if ( way === 'count' ) {
		return __( 'The first number counts up on the page, once. Never with reduced motion.', 'eidan' );
	}
	return isReduced
		? __( 'This device asks for reduced motion, so nothing plays here.', 'eidan' )
		: __( 'How it shows itself, once. Never with reduced motion.', 'eidan' );
}

/** What plays the gesture of a block in the canvas, by the block's client ID. */
const players = new Map< string, () => void >();

/** The panel of a block: which gesture it has, and a button that plays it. */
function RevealPanel( { clientId, name, attributes, setAttributes }: Props ) {
	const isReduced = useReducedMotion();
	const way = attributes.eidanReveal ?? '';
	return (
		<PanelBody title={ __( 'Reveal', 'eidan' ) } initialOpen={ false }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Animation', 'eidan' ) }
				help={ helpOf( way, isReduced ) }
				value={ way as Way | '' }
				options={ [
					{ value: '', label: _x( 'Default', 'animation', 'eidan' ) },
					...BLOCKS[ name ]!.map( ( value ) => ( { value, label: words()[ value ] } ) ),
					{ value: 'none', label: words().none },
				] }
				onChange={ ( value: string ) => setAttributes( { eidanReveal: value || undefined } ) }
			/>
			{ way !== 'count' && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isReduced || way === '' || way === 'none' }
					onClick={ () => players.get( clientId )?.() }
				>
					{ __( 'Play', 'eidan' ) }
				</Button>
			) }
		</PanelBody>
	);
}

addFilter(
	'editor.BlockEdit',
	'eidan/reveal',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithReveal( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ BLOCKS[ props.name ] && (
							<InspectorControls group="styles">
								<RevealPanel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withReveal'
	)
);

/**
 * Calls a function when what has been rendered until now has got its styles: an animation begins anew only if the
 * browser has seen its element without it.
 */
const afterStyles = ( then: () => void ) => requestAnimationFrame( () => requestAnimationFrame( then ) );

/** Plays a gesture in the canvas when it is chosen or asked for, and not when the editor opens. */
addFilter(
	'editor.BlockListBlock',
	'eidan/reveal',
	createHigherOrderComponent(
		( BlockListBlock: ComponentType< ListBlockProps > ) =>
			function PlayReveal( props: ListBlockProps ) {
				const { clientId, name, attributes, className = '' } = props;
				const way = BLOCKS[ name ] ? attributes.eidanReveal : undefined;
				const before = useRef( way );
				const [ playing, setPlaying ] = useState( '' );
				const play = useCallback( () => {
					setPlaying( '' );
					if ( way && way !== 'none' ) {
						afterStyles( () => setPlaying( `eidan-plays-${ way }` ) );
					}
				}, [ way ] );
				useEffect( () => {
					if ( way !== before.current ) {
						before.current = way;
						play();
					}
				}, [ way, play ] );
				useEffect( () => {
					players.set( clientId, play );
					return () => void players.delete( clientId );
				}, [ clientId, play ] );
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
