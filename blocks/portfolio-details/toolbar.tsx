import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DetailsFields, type Props } from './inspector';

/**
 * The same settings as in the sidebar, in a drop-down. Inside a pattern the sidebar shows the pattern's settings, and
 * only settings of content of its blocks.
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
