import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/**
 * The images that an author chose only: readable without the plugin, and no
 * setting changes what is saved. The layout is added by PHP.
 */
export default function save() {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
