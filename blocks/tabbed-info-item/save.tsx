import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { TabbedInfoItemAttributes } from './attributes';
import { titleTag } from '@eidan/editor';

/*
 * The same for tabs, accordion and toggles: what can be opened without script
 * and read without style. Ids and the group's name come when it is rendered.
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
