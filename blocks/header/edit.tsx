import * as blockEditorApi from '@wordpress/block-editor';
import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMedia } from '@eidan/editor';
import type { ComponentType, CSSProperties } from 'react';
import type { HeaderAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { useDarkGround } from './use-dark-ground';
import { variations } from './variations';
import { blockEditor } from '../../src/editor/stores';

// WordPress's own choice of variations, of which the published types know nothing.
const VariationPicker = ( blockEditorApi as unknown as Record< string, ComponentType< Record< string, unknown > > > ).__experimentalBlockVariationPicker!;

/** The four forms to start from. */
function Empty( { clientId, setAttributes }: Pick< BlockEditProps< HeaderAttributes >, 'clientId' | 'setAttributes' > ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	return (
		<VariationPicker
			icon={ icon }
			label={ __( 'Header', 'eidan' ) }
			instructions={ __( 'Select a form to start with.', 'eidan' ) }
			variations={ variations }
			onSelect={ ( chosen: unknown ) => {
				const { attributes, innerBlocks } = chosen as ( typeof variations )[ number ];
				setAttributes( attributes );
				replaceInnerBlocks( clientId, createBlocksFromInnerBlocksTemplate( innerBlocks as never ) );
			} }
		/>
	);
}

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< HeaderAttributes > ) {
	const { height, orientation, transparent, skin, lightLogo, darkLogo } = attributes;
	const [ ground, isOnDark ] = useDarkGround();
	// The logo that visitors see in this skin, or on this ground, lies over the site's own, as on the page.
	const logo = { light: lightLogo, dark: darkLogo }[ skin as string ] ?? ( isOnDark ? lightLogo : 0 );
	const file = useMedia( logo ? [ logo ] : [] ).get( logo )?.source_url;
	const isEmpty = useSelect( ( select ) => blockEditor( select ).getBlocks( clientId ).length === 0, [ clientId ] );
	const blockProps = useBlockProps( {
		ref: ground,
		className: [ orientation === 'vertical' && 'is-vertical', transparent && 'is-transparent', skin && `is-skin-${ skin }`, file && 'has-logo' ].filter( Boolean ).join( ' ' ),
		style: { '--eidan-header-height': `${ height }px`, ...( file && { '--logo': `url("${ file.replace( /["\\\n]/g, encodeURIComponent ) }")` } ) } as CSSProperties,
	} );
	const innerProps = useInnerBlocksProps( blockProps, { orientation: 'vertical', renderAppender: false as never } );

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ isEmpty ? (
				<div { ...blockProps }>
					<Empty clientId={ clientId } setAttributes={ setAttributes } />
				</div>
			) : (
				<div { ...innerProps } />
			) }
		</>
	);
}
