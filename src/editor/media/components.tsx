import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// The published types of both lag behind or are missing.
const components: Record< string, unknown > = blockEditor;
export const MediaPlaceholder = components.MediaPlaceholder as Loose;
export const ReplaceFlow = components.MediaReplaceFlow as Loose;
