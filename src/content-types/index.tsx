/**
 * The script `eidan-content-types`: additions to the editor for items of our content types.
 *
 * It imports files of the editor kit and not `@eidan/editor`: these need the package of the post editor, which breaks the
 * widgets editor, where the kit is loaded as well. What the kit has as well is small.
 */
import { registerPlugin } from '@wordpress/plugins';
import { registerBindings } from '../editor/fields/bindings';
import { registerGalleryVariation } from '../editor/fields/gallery-variation';
import { FieldsPanel } from '../editor/fields/panel';
import '../editor/fields/panel.scss';

registerPlugin( 'eidan-content-types', { render: FieldsPanel } );
registerBindings();
registerGalleryVariation();
