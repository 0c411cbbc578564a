import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';

type Loose = ComponentType< Record< string, unknown > & { children?: ReactNode } >;

// The published types of both lag behind or are missing.
export const Placeholder = blockEditor.MediaPlaceholder as unknown as Loose;
export const ReplaceFlow = ( blockEditor as unknown as { MediaReplaceFlow: Loose } ).MediaReplaceFlow;
