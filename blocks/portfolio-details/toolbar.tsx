import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DetailsFields, type Props } from './inspector';

/**
 * The settings of the sidebar once more: inside a pattern WordPress shows there the settings of the pattern, and of its
 * blocks only what belongs to their content.
 */
export const Toolbar = ( props: Props ) => (
	<BlockControls group="other">
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton aria-expanded={ isOpen } aria-haspopup="true" onClick={ onToggle }>
					{ __( 'Details', 'eidan' ) }
				</ToolbarButton>
			) }
			renderContent={ () => (
				<div className="eidan-portfolio-details__popover">
					<DetailsFields { ...props } />
				</div>
			) }
		/>
	</BlockControls>
);
