/**
 * The number of columns among WordPress's own controls while they set the styles of one width.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { __experimentalToolsPanelItem as ToolsPanelItem } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ColumnsControl, type Columns } from './columns';
import type { NumberSchema } from '../controls/range-of';
import { registeredDefaults } from '../registered-defaults';
import { columnsOf, type ColumnsBlock } from './columns-of';
import { useIsStyleState } from './use-is-style-state';
import { useWidth } from './use-width';

interface Props extends ColumnsBlock {
	clientId: string;
	isSelected: boolean;
	setAttributes: ( attributes: Record< string, unknown > ) => void;
}

function StateColumns( { clientId, setAttributes, ...block }: Props ) {
	const isState = useIsStyleState();
	const [ width ] = useWidth();
	const found = columnsOf( block, getBlockType( block.name )?.attributes as never );
	if ( ! isState || ! found ) {
		return null;
	}
	const defaults = { ...found.defaults, ...registeredDefaults< Columns >( block.name, 'columns' ) };
	const value = { ...defaults, ...found.value } as Columns;
	const change = ( columns: Partial< Columns > ) => setAttributes( found.toAttributes( columns ) );
	return (
		<InspectorControls group={ 'layout' as 'settings' }>
			<ToolsPanelItem
				label={ __( 'Columns', 'eidan' ) }
				panelId={ clientId }
				isShownByDefault
				hasValue={ () => value[ width ] !== defaults[ width ] }
				onDeselect={ () => change( { [ width ]: defaults[ width ] } ) }
			>
				<ColumnsControl
					withPreviews={ false }
					schema={ found.schema as Record< keyof Columns, NumberSchema > }
					value={ value }
					onChange={ change }
				/>
			</ToolsPanelItem>
		</InspectorControls>
	);
}

addFilter(
	'editor.BlockEdit',
	'eidan/state-columns',
	createHigherOrderComponent(
		( BlockEdit: ComponentType< Props > ) =>
			function WithStateColumns( props: Props ) {
				return (
					<>
						<BlockEdit { ...props } />
						{ props.isSelected && props.name.startsWith( 'eidan/' ) && <StateColumns { ...props } /> }
					</>
				);
			},
		'withStateColumns'
	)
);
