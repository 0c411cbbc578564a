import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// WordPress has no types for these two components, or outdated ones.
const components: Record< string, unknown > = blockEditor;
export const MediaPlaceholder = components.MediaPlaceholder as Loose;
export const ReplaceFlow = components.MediaReplaceFlow as Loose;
