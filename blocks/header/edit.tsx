import * as blockEditorApi from '@wordpress/block-editor';
import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { useMedia, selectBlockEditor } from '@eidan/editor';
import type { ComponentType, CSSProperties } from 'react';
import type { HeaderAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { useShownForm } from './use-shown-form';
import { useDarkGround } from './use-dark-ground';
import { variations } from './variations';

// WordPress's own choice of variations, of which the published types know nothing.
const VariationPicker = ( blockEditorApi as unknown as Record< string, ComponentType< Record< string, unknown > > > )
	.__experimentalBlockVariationPicker!;

/** The four forms to start from. */
function Empty( {
	clientId,
	setAttributes,
}: Pick< BlockEditProps< HeaderAttributes >, 'clientId' | 'setAttributes' > ) {
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
	const { height, mobileHeight, breakpoint, collapse, orientation, transparent, skin, lightLogo, darkLogo } =
		attributes;
	const { align } = attributes as { align?: string };
	const [ ground, isOnDark ] = useDarkGround();
	const isVertical = orientation === 'vertical';
	const [ bar, form ] = useShownForm( breakpoint, collapse === 'fit' && ! isVertical );
	// The logo that visitors see in this skin, or on this ground, lies over the site's own, as on the page.
	const logo = { light: lightLogo, dark: darkLogo }[ skin as string ] ?? ( isOnDark ? lightLogo : 0 );
	const file = useMedia( logo ? [ logo ] : [] ).get( logo )?.source_url;
	const isEmpty = useSelect(
		( select ) => selectBlockEditor( select ).getBlocks( clientId ).length === 0,
		[ clientId ]
	);
	const blockProps = useBlockProps( {
		ref: useMergeRefs( [ ground, bar ] ),
		...( { 'data-eidan-form': form } as object ),
		// As wide as the page prints it in a page's content: in the header part of a theme nothing else is there.
		className: [
			! align && 'alignfull',
			isVertical && 'is-vertical',
			transparent && 'is-transparent',
			skin && `is-skin-${ skin }`,
			file && 'has-logo',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--eidan-header-height': `${ form === 'compact' ? mobileHeight : height }px`,
			...( file && { '--logo': `url("${ file.replace( /["\\\n]/g, encodeURIComponent ) }")` } ),
		} as CSSProperties,
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
