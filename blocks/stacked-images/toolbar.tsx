import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { layout } from '@wordpress/icons';
import { RepeaterToolbar, type Repeater } from '@eidan/editor';
import type { StackedImagesAttributes } from './attributes';
import { arrangementOptions, MIN_IMAGES, MAX_IMAGES } from './look';
import type { Item } from './use-stacked-images';

interface Props {
	handle: Repeater< Item >;
	onArrange: ( name: StackedImagesAttributes[ 'arrangement' ] ) => void;
}

export const Toolbar = ( { handle, onArrange }: Props ) => (
	<>
		<RepeaterToolbar handle={ handle } min={ MIN_IMAGES } max={ MAX_IMAGES } />
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ layout }
					label={ __( 'Arrangement', 'eidan' ) }
					controls={ arrangementOptions().map( ( { value, label } ) => ( {
						title: label,
						onClick: () => onArrange( value ),
					} ) ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	</>
);
