import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MediaCheck, sourceOfMedia, SampleButton, MediaUpload } from '@eidan/editor';

import type { ScrollingTilesItemAttributes } from '../scrolling-tiles-item/attributes';
import { icon } from './icon';
import { sample } from './sample';
import { rowsOf } from './transforms';

type Chosen = Parameters< typeof sourceOfMedia >[ 0 ] & { caption?: string };

const tileOf = ( chosen: Chosen ): Partial< ScrollingTilesItemAttributes >[] => {
	const source = sourceOfMedia( chosen, [ 'image' ] );
	return source ? [ { source, ...( chosen.caption ? { title: chosen.caption } : {} ) } ] : [];
};

/**
 * Shown in an empty block: choose images, or insert sample content.
 *
 * @param props          Component props.
 * @param props.clientId Id of the block that gets filled.
 */
export function Empty( { clientId }: { clientId: string } ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const fill = ( rows: ReturnType< typeof rowsOf > ) => replaceInnerBlocks( clientId, rows, true );

	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Scrolling tiles', 'eidan' ) }
			instructions={ __(
				'Rows of tiles with image, text and link that glide past. Choose images, each becomes a tile.',
				'eidan'
			) }
		>
			<MediaCheck>
				<MediaUpload
					multiple="add"
					allowedTypes={ [ 'image' ] }
					onSelect={ ( chosen: Chosen | Chosen[] ) => fill( rowsOf( [ chosen ].flat().flatMap( tileOf ) ) ) }
					render={ ( { open } ) => (
						<Button variant="primary" __next40pxDefaultSize onClick={ open }>
							{ __( 'Choose images', 'eidan' ) }
						</Button>
					) }
				/>
			</MediaCheck>
			<SampleButton
				fill={ () =>
					fill(
						sample().map( ( [ attributes, tiles ] ) =>
							createBlock(
								'eidan/scrolling-tiles-row',
								attributes,
								tiles.map( ( tile ) => createBlock( 'eidan/scrolling-tiles-item', tile ) )
							)
						)
					)
				}
			/>
		</Placeholder>
	);
}
