import { BaseControl, Button, Flex, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { sourceOfMedia, type Chosen } from './source';
import { MediaCheck } from '../permission-notice';
import { MediaUpload } from './components';

export interface Poster {
	id?: number | undefined;
	url?: string | undefined;
	alt?: string | undefined;
}

interface Props {
	value: Poster;
	help?: string;
	onChange: ( poster: Poster ) => void;
	/** Further buttons to get a poster. They put it into the media library, so they need its permission. */
	children?: ReactNode;
}

/** Chooses the poster: the image that is shown until a video plays. */
export function PosterControl( { value, help, onChange, children }: Props ) {
	const label = __( 'Poster image', 'eidan' );
	return (
		<VStack spacing={ 2 } className="eidan-group" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ value.url && <img className="eidan-poster" src={ value.url } alt="" /> }
			<Flex justify="flex-start" wrap>
				<MediaCheck>
					<MediaUpload
						title={ label }
						allowedTypes={ [ 'image' ] }
						{ ...( value.id ? { value: value.id } : {} ) }
						onSelect={ ( chosen: Chosen ) => {
							const source = sourceOfMedia( chosen, [ 'image' ] );
							if ( source ) {
								const { type: _, ...poster } = source;
								onChange( poster );
							}
						} }
						render={ ( { open } ) => (
							<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ value.url ? __( 'Replace', 'eidan' ) : __( 'Media Library', 'eidan' ) }
							</Button>
						) }
					/>
					{ children }
				</MediaCheck>
				{ value.url && (
					<Button variant="tertiary" __next40pxDefaultSize onClick={ () => onChange( {} ) }>
						{ __( 'Remove', 'eidan' ) }
					</Button>
				) }
			</Flex>
			{ help && <p className="components-base-control__help">{ help }</p> }
		</VStack>
	);
}
