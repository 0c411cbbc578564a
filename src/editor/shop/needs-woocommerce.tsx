import { useBlockProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ComponentType } from 'react';

/**
 * Names of the blocks that need WooCommerce, if it is not active or too old; otherwise empty.
 * `Eidan\Shop\WooCommerceRequirement` passes them to the editor.
 */
const unavailableBlocks = (): string[] => ( window as { eidanLacking?: string[] } ).eidanLacking ?? [];

/** The placeholder of a block that needs WooCommerce on a site without it. */
function NeedsShop( { name }: { name: string } ) {
	const { icon, title } = getBlockType( name ) ?? {};
	const { src } = ( icon ?? {} ) as { src?: ComponentProps< typeof Placeholder >[ 'icon' ] };
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				{ ...( src ? { icon: src } : {} ) }
				label={ title ?? name }
				instructions={ __(
					'This block needs WooCommerce 9.5 or newer. Activate it to show this block; until then visitors see nothing here, and your settings are kept.',
					'eidan'
				) }
			/>
		</div>
	);
}

const withNeed = createHigherOrderComponent(
	< P extends { name: string } >( BlockEdit: ComponentType< P > ) =>
		function WithNeed( props: P ) {
			return unavailableBlocks().includes( props.name ) ? (
				<NeedsShop name={ props.name } />
			) : (
				<BlockEdit { ...props } />
			);
		},
	'withNeed'
);

addFilter( 'editor.BlockEdit', 'eidan/need', withNeed );

// The inserter does not offer blocks that visitors would not see. Blocks that are already in a post show the
// placeholder.
addFilter( 'blocks.registerBlockType', 'eidan/need', ( settings: { supports?: object }, name: string ) =>
	unavailableBlocks().includes( name )
		? { ...settings, supports: { ...settings.supports, inserter: false } }
		: settings
);
