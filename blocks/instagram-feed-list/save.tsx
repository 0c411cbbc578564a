import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/**
 * Saves only the images that the author chose, so that they can be seen without the plugin. PHP adds the layout, so a
 * changed setting does not change the saved HTML.
 */
export default function save() {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
