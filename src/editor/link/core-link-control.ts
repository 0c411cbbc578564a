import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType } from 'react';

/** What WordPress's control for links knows of a link. */
export interface CoreLink {
	url?: string;
	title?: string;
	type?: string;
	kind?: string;
	id?: number | string;
	opensInNewTab?: boolean;
}

interface Props {
	value: CoreLink;
	onChange: ( value: CoreLink ) => void;
	onRemove?: () => void;
	forceIsEditingLink?: boolean;
	hasTextControl?: boolean;
	settings?: object[];
	showInitialSuggestions?: boolean;
	suggestionsQuery?: object;
	searchInputPlaceholder?: string;
}

// `LinkControl` is stable since WordPress 6.8. The published types are older and do not have it.
export const CoreLinkControl = blockEditor.LinkControl as ComponentType< Props >;
