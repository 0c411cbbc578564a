import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType, CSSProperties } from 'react';
import { classNames } from '../class-names';
import type { Schema } from '../validation/schema';
import { PartColors } from './part-colors';
import { partProps, withPart, type Parts } from './parts';

interface EditProps {
	name: string;
	clientId: string;
	attributes: Record< string, unknown > & { parts?: Parts };
	setAttributes: ( attributes: Record< string, unknown > ) => void;
	isSelected: boolean;
}

interface BlockProps extends EditProps {
	wrapperProps?: { className?: string; style?: CSSProperties };
}

/** Returns the names of a block's parts: the properties of its attribute `parts`. */
const partsOf = ( name: string ): string[] => {
	const attributes = name.startsWith( 'eidan/' )
		? ( getBlockType( name )?.attributes as Record< string, Schema > | undefined )
		: undefined;
	return Object.keys( attributes?.parts?.properties ?? {} );
};

/** Labels of the parts. */
const labels = (): Record< string, string > => ( {
	arrows: __( 'Arrows', 'eidan' ),
	bullets: __( 'Pagination', 'eidan' ),
	card: __( 'Card', 'eidan' ),
	filter: __( 'Filter', 'eidan' ),
	panel: __( 'Panel', 'eidan' ),
	submenu: __( 'Submenu', 'eidan' ),
} );

/**
 * Returns the four color settings of a part.
 *
 * @param label Label of the part.
 */
const settingsOf = ( label: string ) =>
	[
		{ state: 'color', ground: 'text', label },
		/* translators: %s: part of a block, such as Arrows. */
		{ state: 'color', ground: 'background', label: sprintf( __( '%s: background', 'eidan' ), label ) },
		/* translators: %s: part of a block, such as Arrows. */
		{ state: 'hover', ground: 'text', label: sprintf( __( '%s: hover and focus', 'eidan' ), label ) },
		{
			state: 'hover',
			ground: 'background',
			label: sprintf(
				/* translators: %s: part of a block, such as Arrows. */
				__( '%s: background on hover and focus', 'eidan' ),
				label
			),
		},
	] as const;

/** Adds color controls to the sidebar of every block with parts. */
const withPartControls = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithPartControls( props: EditProps ) {
			const { name, clientId, attributes, setAttributes, isSelected } = props;
			const { parts = {} } = attributes;
			const names = isSelected ? partsOf( name ) : [];
			return (
				<>
					<BlockEdit { ...props } />
					{ names.length > 0 && (
						<InspectorControls group="color">
							{ names.map( ( part ) => (
								<PartColors
									key={ part }
									clientId={ clientId }
									value={ parts[ part ] ?? {} }
									onChange={ ( colors ) =>
										setAttributes( { parts: withPart( parts, part, colors ) } )
									}
									settings={ settingsOf( labels()[ part ] ?? part ) }
								/>
							) ) }
						</InspectorControls>
					) }
				</>
			);
		},
	'withPartControls'
);

/** Adds the chosen colors to every block with parts in the canvas. */
const withPartStyles = createHigherOrderComponent(
	( BlockListBlock: ComponentType< BlockProps > ) =>
		function WithPartStyles( props: BlockProps ) {
			const { name, attributes, wrapperProps = {} } = props;
			if ( ! attributes.parts || ! partsOf( name ).length ) {
				return <BlockListBlock { ...props } />;
			}
			const { className, style } = partProps( attributes.parts );
			return (
				<BlockListBlock
					{ ...props }
					wrapperProps={ {
						...wrapperProps,
						className: classNames( wrapperProps.className, className ),
						style: { ...wrapperProps.style, ...style },
					} }
				/>
			);
		},
	'withPartStyles'
);

addFilter( 'editor.BlockEdit', 'eidan/part-controls', withPartControls );
addFilter( 'editor.BlockListBlock', 'eidan/part-styles', withPartStyles );
