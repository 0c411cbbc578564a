import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	DirectionControl,
	plainText,
	RepeaterList,
	RepeaterToolbar,
	SpeedControl,
	useRepeater,
	useRunning,
} from '@eidan/editor';

import type { ScrollingTilesRowAttributes } from './attributes';
import metadata from './block.json';
import { classesOf } from './look';
import type { ScrollingTilesItemAttributes } from '../scrolling-tiles-item/attributes';

/*
 * Looks as on the page. While something inside the block is selected, all rows stand still and can be scrolled. With
 * reduced motion, style.scss keeps them still.
 */
export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< ScrollingTilesRowAttributes > ) {
	const { direction, speed } = attributes;
	const handle = useRepeater< ScrollingTilesItemAttributes >( clientId, { block: 'eidan/scrolling-tiles-item' } );
	const isEdited = useSelect(
		( select ) => {
			const { getBlockRootClientId, hasSelectedInnerBlock } = select( blockEditorStore );
			return hasSelectedInnerBlock( getBlockRootClientId( clientId ) ?? clientId, true );
		},
		[ clientId ]
	);
	const row = useRunning( { on: ! isEdited, speed, content: handle.items } );
	const blockProps = useBlockProps( { className: classesOf( attributes ) } );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-tiles' },
		{
			orientation: 'horizontal',
			defaultBlock: { name: 'eidan/scrolling-tiles-item', attributes: {} },
			directInsert: true,
		}
	);

	return (
		<>
			<RepeaterToolbar handle={ handle } horizontal />
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<DirectionControl
						value={ direction }
						onChange={ ( value ) => setAttributes( { direction: value } ) }
					/>
					<SpeedControl
						schema={ metadata.attributes.speed }
						value={ speed }
						onChange={ ( value ) => setAttributes( { speed: value } ) }
						help={ ( seconds ) =>
							sprintf(
								/* translators: %d: seconds. */
								_n(
									'A tile crosses the block in %d second.',
									'A tile crosses the block in %d seconds.',
									seconds,
									'eidan'
								),
								seconds
							)
						}
					/>
				</PanelBody>
				<PanelBody title={ __( 'Tiles', 'eidan' ) }>
					<RepeaterList
						label={ __( 'Tiles', 'eidan' ) }
						handle={ handle }
						nameOf={ ( { attributes: { title, source } } ) => plainText( title ) || source?.alt || '' }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...blockProps } ref={ useMergeRefs( [ blockProps.ref, row ] ) }>
				<div { ...innerProps } />
			</div>
		</>
	);
}
