import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMergeRefs } from '@wordpress/compose';
import { useMedia, selectBlockEditor } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';
import { Inspector, LostMenu } from './inspector';
import { classesOf, styleOf } from './look';
import { Empty } from './placeholder';
import { Toolbar } from './toolbar';
import { useLostMenu } from './use-lost-menu';
import { useShownForm } from './use-shown-form';
import { useDarkBackground } from './use-dark-background';

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< HeaderAttributes > ) {
	const { breakpoint, collapse, orientation, skin, lightLogo, darkLogo } = attributes;
	const [ backgroundRef, isOnDark ] = useDarkBackground();
	const isVertical = orientation === 'vertical';
	const addMenuButton = useLostMenu( clientId );
	const [ formRef, form, heightForm ] = useShownForm( breakpoint, collapse === 'fit' && ! isVertical );
	// As on the page, the logo of the skin covers the site logo. Without a skin, the background decides which logo is
	// used.
	const logo = { light: lightLogo, dark: darkLogo }[ skin as string ] ?? ( isOnDark ? lightLogo : 0 );
	const logoUrl = useMedia( logo ? [ logo ] : [] ).get( logo )?.source_url;
	const isEmpty = useSelect(
		( select ) => selectBlockEditor( select ).getBlocks( clientId ).length === 0,
		[ clientId ]
	);
	const blockProps = useBlockProps( {
		ref: useMergeRefs( [ backgroundRef, formRef ] ),
		...( { 'data-eidan-form': form } as object ),
		className: classesOf( attributes, logoUrl ),
		style: styleOf( attributes, heightForm, logoUrl ),
	} );
	const innerProps = useInnerBlocksProps( blockProps, { orientation: 'vertical', renderAppender: false as never } );

	return (
		<>
			{ addMenuButton && <LostMenu onAdd={ addMenuButton } /> }
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ ! isEmpty && <Toolbar clientId={ clientId } /> }
			{ isEmpty ? (
				<div { ...blockProps }>
					<Empty clientId={ clientId } setAttributes={ setAttributes } />
				</div>
			) : (
				<div { ...innerProps } />
			) }
		</>
	);
}
