import { getBlockType } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { invalidPaths, repaired, withRange, type Schema } from './schema';

interface EditProps {
	name: string;
	attributes: Record< string, unknown >;
	setAttributes: ( attributes: Record< string, unknown > ) => void;
	isSelected: boolean;
}

/**
 * Tells the author which settings of a block are invalid, for instance because the block was edited by hand, imported
 * or pasted. The edit component gets their defaults. The stored values stay until the author resets them.
 */
const withAttributeNotice = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithAttributeNotice( props: EditProps ) {
			const { name, attributes, setAttributes } = props;
			if ( ! name.startsWith( 'eidan/' ) ) {
				return <BlockEdit { ...props } />;
			}
			const schemas = ( getBlockType( name )?.attributes ?? {} ) as Record< string, Schema >;
			const broken = invalidPaths( schemas, attributes );
			if ( ! broken.length ) {
				return <BlockEdit { ...props } />;
			}
			const defaults = repaired( schemas, attributes, broken );
			return (
				<>
					<Notice
						className="eidan-attribute-notice"
						status="warning"
						isDismissible={ false }
						actions={ [
							{
								label: __( 'Reset to defaults', 'eidan' ),
								onClick: () => setAttributes( defaults ),
							},
						] }
					>
						{ sprintf(
							/* translators: %s: comma-separated names of block settings, some with the numbers that are allowed. */
							_n(
								'A setting of this block is not valid, so its default is shown: %s.',
								'Some settings of this block are not valid, so their defaults are shown: %s.',
								broken.length,
								'eidan'
							),
							broken.map( ( path ) => withRange( schemas, path ) ).join( ', ' )
						) }
					</Notice>
					<BlockEdit { ...props } attributes={ { ...attributes, ...defaults } } />
				</>
			);
		},
	'withAttributeNotice'
);

addFilter( 'editor.BlockEdit', 'eidan/attribute-notice', withAttributeNotice );
