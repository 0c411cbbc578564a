/**
 * The script `eidan-content-types`: additions to the editor for items of our content types.
 */
import { registerPlugin } from '@wordpress/plugins';
import { registerBindings } from '../editor/fields/bindings';
import { registerGalleryVariation } from '../editor/fields/gallery-variation';
import { FieldsPanel } from '../editor/fields/panel';
import '../editor/fields/panel.scss';

registerPlugin( 'eidan-content-types', { render: FieldsPanel } );
registerBindings();
registerGalleryVariation();
