/**
 * The script `eidan-portfolio`: what the editor has for portfolio items.
 */
import { registerPlugin } from '@wordpress/plugins';
import { registerBinding } from '../editor/portfolio/bindings';
import { registerItemGallery } from '../editor/portfolio/item-gallery';
import { PortfolioPanel } from '../editor/portfolio/panel';
import '../editor/portfolio/panel.scss';

registerPlugin( 'eidan-portfolio', { render: PortfolioPanel } );
registerBinding();
registerItemGallery();
