/**
 * The script `eidan-page-header`: the panel “Header” in the sidebar of a page.
 */
import { registerPlugin } from '@wordpress/plugins';
import { PageHeaderPanel } from './panel';

registerPlugin( 'eidan-page-header', { render: PageHeaderPanel } );
