import { InnerBlocks } from '@wordpress/block-editor';

/** Saves what a site without the plugin shows: `Fallback.php` stores a core/navigation block inside this block. */
export default function save() {
	return <InnerBlocks.Content />;
}
