import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { TabbedInfoItemAttributes } from './attributes';
import { titleTag } from '@eidan/editor';

/*
 * Saves the same HTML for tabs, accordion and toggles. It can be opened without script and read without styles. PHP
 * adds ids and the name of the group.
 */
export default function save( { attributes }: { attributes: TabbedInfoItemAttributes } ) {
	const { title, subtitle, level, open } = attributes;
	return (
		<details { ...useBlockProps.save() } open={ open }>
			<summary className="eidan-tabs__summary">
				<RichText.Content tagName={ titleTag( level ) } className="eidan-tabs__title" value={ title ?? '' } />
				{ ! RichText.isEmpty( subtitle ?? '' ) && (
					<RichText.Content tagName="span" className="eidan-tabs__subtitle" value={ subtitle ?? '' } />
				) }
			</summary>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-tabs__panel' } ) } />
		</details>
	);
}
