import { InnerBlocks } from '@wordpress/block-editor';

/** What stands for the menu on a site without the plugin: `Menus\Fallback` puts core's navigation block here. */
export default function save() {
	return <InnerBlocks.Content />;
}
