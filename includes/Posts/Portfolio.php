<?php
/**
 * The portfolio content type and its two taxonomies.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Registers what a portfolio is made of, unless its owner switched it off.
 */
final class Portfolio {

	public const POST_TYPE = 'eidan_portfolio';
	public const CATEGORY  = 'eidan_portfolio_category';
	public const TAG       = 'eidan_portfolio_tag';

	/**
	 * Registers the post type, its taxonomies and its meta fields.
	 *
	 * Items stay in the database while the type is off, and are back as soon as it is on again.
	 */
	public static function register(): void {
		if ( ! PortfolioSettings::enabled() ) {
			return;
		}
		self::register_taxonomies();
		self::register_post_type();
		PortfolioMeta::register();
	}

	/**
	 * Registers the post type; WordPress's filter `register_eidan_portfolio_post_type_args` changes it.
	 */
	private static function register_post_type(): void {
		$archive = PortfolioSettings::archive();
		register_post_type(
			self::POST_TYPE,
			array(
				'labels'          => self::post_type_labels(),
				'description'     => __( 'Finished work: case studies, projects and commissions.', 'eidan' ),
				'public'          => true,
				'show_in_rest'    => true,
				'rest_base'       => 'portfolio-items',
				'menu_position'   => 20,
				'menu_icon'       => 'dashicons-portfolio',
				'has_archive'     => '' === $archive ? false : $archive,
				'rewrite'         => array(
					'slug'       => PortfolioSettings::slug(),
					'with_front' => false,
				),
				'capability_type' => 'post',
				'map_meta_cap'    => true,
				'taxonomies'      => array( self::CATEGORY, self::TAG ),
				'supports'        => array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'author', 'custom-fields', 'page-attributes' ),
				'template'        => array(
					array(
						'core/paragraph',
						array( 'placeholder' => __( 'What was asked, what was done, what came of it…', 'eidan' ) ),
					),
				),
			)
		);
	}

	/**
	 * Registers both taxonomies, before the post type: their rewrite rules have to stand before those of
	 * the items, in case an owner puts them under the same first segment.
	 */
	private static function register_taxonomies(): void {
		register_taxonomy(
			self::CATEGORY,
			self::POST_TYPE,
			array(
				'labels'            => self::category_labels(),
				'public'            => true,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'hierarchical'      => true,
				'rest_base'         => 'portfolio-categories',
				'rewrite'           => array(
					'slug'         => PortfolioSettings::category_slug(),
					'with_front'   => false,
					'hierarchical' => true,
				),
			)
		);
		register_taxonomy(
			self::TAG,
			self::POST_TYPE,
			array(
				'labels'            => self::tag_labels(),
				'public'            => true,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'rest_base'         => 'portfolio-tags',
				'rewrite'           => array(
					'slug'       => PortfolioSettings::tag_slug(),
					'with_front' => false,
				),
			)
		);
	}

	/**
	 * Labels of the post type.
	 *
	 * @return array<string, string>
	 */
	private static function post_type_labels(): array {
		return array(
			'name'                     => _x( 'Portfolio', 'post type general name', 'eidan' ),
			'singular_name'            => _x( 'Portfolio item', 'post type singular name', 'eidan' ),
			'add_new'                  => __( 'Add portfolio item', 'eidan' ),
			'add_new_item'             => __( 'Add portfolio item', 'eidan' ),
			'edit_item'                => __( 'Edit portfolio item', 'eidan' ),
			'new_item'                 => __( 'New portfolio item', 'eidan' ),
			'view_item'                => __( 'View portfolio item', 'eidan' ),
			'view_items'               => __( 'View portfolio', 'eidan' ),
			'search_items'             => __( 'Search portfolio items', 'eidan' ),
			'not_found'                => __( 'No portfolio items found.', 'eidan' ),
			'not_found_in_trash'       => __( 'No portfolio items found in Trash.', 'eidan' ),
			'all_items'                => __( 'All portfolio items', 'eidan' ),
			'archives'                 => __( 'Portfolio', 'eidan' ),
			'attributes'               => __( 'Portfolio item attributes', 'eidan' ),
			'insert_into_item'         => __( 'Insert into portfolio item', 'eidan' ),
			'uploaded_to_this_item'    => __( 'Uploaded to this portfolio item', 'eidan' ),
			'filter_items_list'        => __( 'Filter portfolio items', 'eidan' ),
			'items_list_navigation'    => __( 'Portfolio items list navigation', 'eidan' ),
			'items_list'               => __( 'Portfolio items list', 'eidan' ),
			'item_published'           => __( 'Portfolio item published.', 'eidan' ),
			'item_published_privately' => __( 'Portfolio item published privately.', 'eidan' ),
			'item_reverted_to_draft'   => __( 'Portfolio item reverted to draft.', 'eidan' ),
			'item_trashed'             => __( 'Portfolio item trashed.', 'eidan' ),
			'item_scheduled'           => __( 'Portfolio item scheduled.', 'eidan' ),
			'item_updated'             => __( 'Portfolio item updated.', 'eidan' ),
			'item_link'                => _x( 'Portfolio item link', 'navigation link block title', 'eidan' ),
			'item_link_description'    => _x( 'A link to a portfolio item.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the categories.
	 *
	 * @return array<string, string>
	 */
	private static function category_labels(): array {
		return array(
			'name'                  => _x( 'Portfolio categories', 'taxonomy general name', 'eidan' ),
			'singular_name'         => _x( 'Portfolio category', 'taxonomy singular name', 'eidan' ),
			'menu_name'             => __( 'Categories', 'eidan' ),
			'all_items'             => __( 'All portfolio categories', 'eidan' ),
			'edit_item'             => __( 'Edit portfolio category', 'eidan' ),
			'view_item'             => __( 'View portfolio category', 'eidan' ),
			'update_item'           => __( 'Update portfolio category', 'eidan' ),
			'add_new_item'          => __( 'Add portfolio category', 'eidan' ),
			'new_item_name'         => __( 'New portfolio category name', 'eidan' ),
			'parent_item'           => __( 'Parent portfolio category', 'eidan' ),
			'parent_item_colon'     => __( 'Parent portfolio category:', 'eidan' ),
			'search_items'          => __( 'Search portfolio categories', 'eidan' ),
			'not_found'             => __( 'No portfolio categories found.', 'eidan' ),
			'no_terms'              => __( 'No portfolio categories', 'eidan' ),
			'back_to_items'         => __( '&larr; Go to portfolio categories', 'eidan' ),
			'item_link'             => _x( 'Portfolio category link', 'navigation link block title', 'eidan' ),
			'item_link_description' => _x( 'A link to a portfolio category.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the tags.
	 *
	 * @return array<string, string>
	 */
	private static function tag_labels(): array {
		return array(
			'name'                       => _x( 'Portfolio tags', 'taxonomy general name', 'eidan' ),
			'singular_name'              => _x( 'Portfolio tag', 'taxonomy singular name', 'eidan' ),
			'menu_name'                  => __( 'Tags', 'eidan' ),
			'all_items'                  => __( 'All portfolio tags', 'eidan' ),
			'edit_item'                  => __( 'Edit portfolio tag', 'eidan' ),
			'view_item'                  => __( 'View portfolio tag', 'eidan' ),
			'update_item'                => __( 'Update portfolio tag', 'eidan' ),
			'add_new_item'               => __( 'Add portfolio tag', 'eidan' ),
			'new_item_name'              => __( 'New portfolio tag name', 'eidan' ),
			'search_items'               => __( 'Search portfolio tags', 'eidan' ),
			'popular_items'              => __( 'Popular portfolio tags', 'eidan' ),
			'separate_items_with_commas' => __( 'Separate portfolio tags with commas', 'eidan' ),
			'add_or_remove_items'        => __( 'Add or remove portfolio tags', 'eidan' ),
			'choose_from_most_used'      => __( 'Choose from the most used portfolio tags', 'eidan' ),
			'not_found'                  => __( 'No portfolio tags found.', 'eidan' ),
			'no_terms'                   => __( 'No portfolio tags', 'eidan' ),
			'back_to_items'              => __( '&larr; Go to portfolio tags', 'eidan' ),
			'item_link'                  => _x( 'Portfolio tag link', 'navigation link block title', 'eidan' ),
			'item_link_description'      => _x( 'A link to a portfolio tag.', 'navigation link block description', 'eidan' ),
		);
	}
}
