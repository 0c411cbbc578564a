<?php
/**
 * Clients.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Clients of a business. The name is the title and the alternative text of the logo, which is the featured image. They
 * have no pages.
 */
final class Clients {

	public const POST_TYPE  = 'eidan_client';
	public const CATEGORY   = 'eidan_client_category';
	public const WEBSITE    = 'eidan_website';
	public const DARK_LOGO  = 'eidan_dark_logo';
	public const HOVER_LOGO = 'eidan_hover_logo';
	public const SCALE      = 'eidan_logo_scale';

	/**
	 * The description of the type.
	 */
	public static function type(): ContentType {
		return new ContentType(
			name: self::POST_TYPE,
			key: 'clients',
			rest_base: 'clients',
			labels: self::post_type_labels( ... ),
			words: static fn (): array => array(
				'description' => __( 'The clients of a business, with their logos.', 'eidan' ),
				'items'       => __( 'Clients', 'eidan' ),
				'switch'      => __( 'Enable clients', 'eidan' ),
				'intro'       => __( 'Names and logos of clients. They are shown in lists and have no pages of their own.', 'eidan' ),
				'panel'       => __( 'Logo and website', 'eidan' ),
				'unnamed'     =>
					__( 'A client needs a name: it stands for the logo where the logo is not seen.', 'eidan' ),
				'placeholder' => __( 'Notes about this client; lists do not show them.', 'eidan' ),
			),
			fields: self::fields(),
			taxonomies: array(
				new Taxonomy( self::CATEGORY, 'client-categories', self::taxonomy_labels( ... ), true ),
			),
			supports: array( 'title', 'thumbnail', 'revisions', 'custom-fields', 'page-attributes', 'editor' ),
			icon: 'dashicons-building',
			orderby: 'menu_order'
		);
	}

	/**
	 * The fields.
	 *
	 * @return list<Field>
	 */
	private static function fields(): array {
		return array(
			new Field(
				self::WEBSITE,
				'website',
				FieldType::Url,
				static fn (): string => __( 'Website', 'eidan' ),
				static fn (): string => __( 'Where the logo leads, if a list links it.', 'eidan' ),
				column: true
			),
			new Field(
				self::DARK_LOGO,
				'dark-logo',
				FieldType::Image,
				static fn (): string => __( 'Logo for dark backgrounds', 'eidan' ),
				static fn (): string => __( 'Shown in place of the logo on dark backgrounds.', 'eidan' )
			),
			new Field(
				self::HOVER_LOGO,
				'hover-logo',
				FieldType::Image,
				static fn (): string => __( 'Logo on hover', 'eidan' ),
				static fn (): string => __( 'Shown in place of the logo on hover.', 'eidan' )
			),
			new Field(
				self::SCALE,
				'scale',
				FieldType::Number,
				static fn (): string => __( 'Size correction (%)', 'eidan' ),
				static fn (): string =>
					__( 'Logos are made to look equally big; some need a hand.', 'eidan' ),
				minimum: 50.0,
				maximum: 200.0,
				step: 5.0,
				none: 100.0
			),
		);
	}

	/**
	 * Labels of the post type.
	 *
	 * @return array<string, string>
	 */
	private static function post_type_labels(): array {
		return array(
			'name'                     => _x( 'Clients', 'post type general name', 'eidan' ),
			'singular_name'            => _x( 'Client', 'post type singular name', 'eidan' ),
			'add_new'                  => __( 'Add client', 'eidan' ),
			'add_new_item'             => __( 'Add client', 'eidan' ),
			'edit_item'                => __( 'Edit client', 'eidan' ),
			'new_item'                 => __( 'New client', 'eidan' ),
			'view_item'                => __( 'View client', 'eidan' ),
			'view_items'               => __( 'View clients', 'eidan' ),
			'search_items'             => __( 'Search clients', 'eidan' ),
			'not_found'                => __( 'No clients found.', 'eidan' ),
			'not_found_in_trash'       => __( 'No clients found in Trash.', 'eidan' ),
			'all_items'                => __( 'All clients', 'eidan' ),
			'archives'                 => __( 'Clients', 'eidan' ),
			'attributes'               => __( 'Client attributes', 'eidan' ),
			'insert_into_item'         => __( 'Insert into client', 'eidan' ),
			'uploaded_to_this_item'    => __( 'Uploaded to this client', 'eidan' ),
			'featured_image'           => __( 'Logo', 'eidan' ),
			'set_featured_image'       => __( 'Set logo', 'eidan' ),
			'remove_featured_image'    => __( 'Remove logo', 'eidan' ),
			'use_featured_image'       => __( 'Use as logo', 'eidan' ),
			'filter_items_list'        => __( 'Filter clients', 'eidan' ),
			'items_list_navigation'    => __( 'Clients list navigation', 'eidan' ),
			'items_list'               => __( 'Clients list', 'eidan' ),
			'item_published'           => __( 'Client published.', 'eidan' ),
			'item_published_privately' => __( 'Client published privately.', 'eidan' ),
			'item_reverted_to_draft'   => __( 'Client reverted to draft.', 'eidan' ),
			'item_trashed'             => __( 'Client trashed.', 'eidan' ),
			'item_scheduled'           => __( 'Client scheduled.', 'eidan' ),
			'item_updated'             => __( 'Client updated.', 'eidan' ),
			'item_link'                => _x( 'Client link', 'navigation link block title', 'eidan' ),
			'item_link_description'    => _x( 'A link to a client.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the taxonomy.
	 *
	 * @return array<string, string>
	 */
	private static function taxonomy_labels(): array {
		return array(
			'name'                  => _x( 'Client categories', 'taxonomy general name', 'eidan' ),
			'singular_name'         => _x( 'Client category', 'taxonomy singular name', 'eidan' ),
			'menu_name'             => __( 'Categories', 'eidan' ),
			'all_items'             => __( 'All client categories', 'eidan' ),
			'edit_item'             => __( 'Edit client category', 'eidan' ),
			'view_item'             => __( 'View client category', 'eidan' ),
			'update_item'           => __( 'Update client category', 'eidan' ),
			'add_new_item'          => __( 'Add client category', 'eidan' ),
			'new_item_name'         => __( 'New client category name', 'eidan' ),
			'parent_item'           => __( 'Parent client category', 'eidan' ),
			'parent_item_colon'     => __( 'Parent client category:', 'eidan' ),
			'search_items'          => __( 'Search client categories', 'eidan' ),
			'not_found'             => __( 'No client categories found.', 'eidan' ),
			'no_terms'              => __( 'No client categories', 'eidan' ),
			'back_to_items'         => __( '&larr; Go to client categories', 'eidan' ),
			'item_link'             => _x( 'Client category link', 'navigation link block title', 'eidan' ),
			'item_link_description' =>
				_x( 'A link to a client category.', 'navigation link block description', 'eidan' ),
		);
	}
}
