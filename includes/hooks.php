<?php
/**
 * Every action and filter of the plugin, in one list; nothing else.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan;

// Assets.
add_action( 'init', array( Assets\Assets::class, 'register' ), 5 );
add_action( 'enqueue_block_editor_assets', array( Assets\Assets::class, 'enqueue_editor' ) );

// Blocks.
add_action( 'init', array( Blocks\Registry::class, 'register' ) );
add_filter( 'block_categories_all', array( Blocks\Registry::class, 'add_category' ) );
add_filter( 'block_type_metadata_settings', array( Blocks\Registry::class, 'hold_view_modules' ), 10, 2 );
add_filter( 'render_block', array( Blocks\Registry::class, 'enqueue_view_modules' ), 10, 2 );

// Settings.
add_action( 'init', array( Settings\Settings::class, 'register' ) );
