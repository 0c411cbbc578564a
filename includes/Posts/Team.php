<?php
/**
 * The team.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Team members with their roles and contact details. The biography is the content.
 */
final class Team {

	public const POST_TYPE       = 'eidan_team';
	public const DEPARTMENT      = 'eidan_team_department';
	public const ROLE            = 'eidan_role';
	public const PHONE           = 'eidan_phone';
	public const EMAIL           = 'eidan_email';
	public const LINKS           = 'eidan_links';
	public const SECOND_PORTRAIT = 'eidan_second_portrait';

	/**
	 * The description of the type.
	 */
	public static function type(): ContentType {
		return new ContentType(
			name: self::POST_TYPE,
			key: 'team',
			rest_base: 'team-members',
			labels: self::post_type_labels( ... ),
			words: static fn (): array => array(
				'description' => __( 'The people of a business, with what they do and how to reach them.', 'eidan' ),
				'items'       => __( 'Team members', 'eidan' ),
				'archive'     => __( 'Team archive', 'eidan' ),
				'switch'      => __( 'Enable the team', 'eidan' ),
				'intro'       => __( 'People with role, department, portrait, contact and a page for each.', 'eidan' ),
				'panel'       => __( 'Contact and role', 'eidan' ),
				'placeholder' => __( 'Where they come from, what they do here…', 'eidan' ),
			),
			fields: self::fields(),
			taxonomies: array(
				new Taxonomy(
					self::DEPARTMENT,
					'team-departments',
					self::taxonomy_labels( ... ),
					true,
					'department',
					'departmentSlug'
				),
			),
			slug: 'team',
			archive: 'team',
			supports: array(
				'title',
				'editor',
				'excerpt',
				'thumbnail',
				'revisions',
				'custom-fields',
				'page-attributes',
			),
			icon: 'dashicons-groups',
			orderby: 'menu_order',
			patterns: self::patterns(),
			style: 'eidan-team-templates'
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
				self::ROLE,
				'role',
				FieldType::Text,
				static fn (): string => __( 'Role', 'eidan' ),
				static fn (): string => __( 'What somebody does in the team.', 'eidan' ),
				column: true
			),
			new Field(
				self::PHONE,
				'phone',
				FieldType::Phone,
				static fn (): string => __( 'Phone', 'eidan' ),
				static fn (): string => __( 'With country code, as +49 30 1234567.', 'eidan' )
			),
			new Field(
				self::EMAIL,
				'email',
				FieldType::Email,
				static fn (): string => __( 'Email', 'eidan' ),
				static fn (): string => __( 'Hidden from programs that collect addresses.', 'eidan' ),
				open: false
			),
			new Field(
				self::LINKS,
				'links',
				FieldType::Links,
				static fn (): string => __( 'Profiles', 'eidan' ),
				static fn (): string => __( 'Links to profiles elsewhere.', 'eidan' )
			),
			new Field(
				self::SECOND_PORTRAIT,
				'second-portrait',
				FieldType::Image,
				static fn (): string => __( 'Second portrait', 'eidan' ),
				static fn (): string => __( 'Shown in place of the portrait on hover.', 'eidan' )
			),
		);
	}

	/**
	 * Patterns, and the templates made of them.
	 *
	 * @return list<Pattern>
	 */
	private static function patterns(): array {
		return array(
			new Pattern(
				'team-single',
				static fn (): string => __( 'Team member page', 'eidan' ),
				array(
					'single-' . self::POST_TYPE => static fn (): array => array(
						'title'       => __( 'Single team member', 'eidan' ),
						'description' =>
							__( 'Shows one team member with portrait, role, contact and biography.', 'eidan' ),
					),
				)
			),
			new Pattern(
				'team-single-aside',
				static fn (): string => __( 'Team member page, portrait at the side', 'eidan' ),
				array(),
				array( 'single-' . self::POST_TYPE )
			),
			new Pattern(
				'team-single-column',
				static fn (): string => __( 'Team member page, one column', 'eidan' ),
				array(),
				array( 'single-' . self::POST_TYPE )
			),
			new Pattern(
				'team-archive',
				static fn (): string => __( 'Team archive', 'eidan' ),
				array(
					'archive-' . self::POST_TYPE   => static fn (): array => array(
						'title'       => __( 'Team archive', 'eidan' ),
						'description' => __( 'Shows all team members.', 'eidan' ),
					),
					'taxonomy-' . self::DEPARTMENT => static fn (): array => array(
						'title'       => __( 'Team department', 'eidan' ),
						'description' => __( 'Shows the team members of one department.', 'eidan' ),
					),
				)
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
			'name'                     => _x( 'Team', 'post type general name', 'eidan' ),
			'singular_name'            => _x( 'Team member', 'post type singular name', 'eidan' ),
			'add_new'                  => __( 'Add team member', 'eidan' ),
			'add_new_item'             => __( 'Add team member', 'eidan' ),
			'edit_item'                => __( 'Edit team member', 'eidan' ),
			'new_item'                 => __( 'New team member', 'eidan' ),
			'view_item'                => __( 'View team member', 'eidan' ),
			'view_items'               => __( 'View team members', 'eidan' ),
			'search_items'             => __( 'Search team members', 'eidan' ),
			'not_found'                => __( 'No team members found.', 'eidan' ),
			'not_found_in_trash'       => __( 'No team members found in Trash.', 'eidan' ),
			'all_items'                => __( 'All team members', 'eidan' ),
			'archives'                 => __( 'Team', 'eidan' ),
			'attributes'               => __( 'Team member attributes', 'eidan' ),
			'insert_into_item'         => __( 'Insert into team member', 'eidan' ),
			'uploaded_to_this_item'    => __( 'Uploaded to this team member', 'eidan' ),
			'featured_image'           => __( 'Portrait', 'eidan' ),
			'set_featured_image'       => __( 'Set portrait', 'eidan' ),
			'remove_featured_image'    => __( 'Remove portrait', 'eidan' ),
			'use_featured_image'       => __( 'Use as portrait', 'eidan' ),
			'filter_items_list'        => __( 'Filter team members', 'eidan' ),
			'items_list_navigation'    => __( 'Team members list navigation', 'eidan' ),
			'items_list'               => __( 'Team members list', 'eidan' ),
			'item_published'           => __( 'Team member published.', 'eidan' ),
			'item_published_privately' => __( 'Team member published privately.', 'eidan' ),
			'item_reverted_to_draft'   => __( 'Team member reverted to draft.', 'eidan' ),
			'item_trashed'             => __( 'Team member trashed.', 'eidan' ),
			'item_scheduled'           => __( 'Team member scheduled.', 'eidan' ),
			'item_updated'             => __( 'Team member updated.', 'eidan' ),
			'item_link'                => _x( 'Team member link', 'navigation link block title', 'eidan' ),
			'item_link_description'    =>
				_x( 'A link to a team member.', 'navigation link block description', 'eidan' ),
		);
	}

	/**
	 * Labels of the taxonomy.
	 *
	 * @return array<string, string>
	 */
	private static function taxonomy_labels(): array {
		return array(
			'name'                  => _x( 'Departments', 'taxonomy general name', 'eidan' ),
			'singular_name'         => _x( 'Department', 'taxonomy singular name', 'eidan' ),
			'menu_name'             => __( 'Departments', 'eidan' ),
			'all_items'             => __( 'All departments', 'eidan' ),
			'edit_item'             => __( 'Edit department', 'eidan' ),
			'view_item'             => __( 'View department', 'eidan' ),
			'update_item'           => __( 'Update department', 'eidan' ),
			'add_new_item'          => __( 'Add department', 'eidan' ),
			'new_item_name'         => __( 'New department name', 'eidan' ),
			'parent_item'           => __( 'Parent department', 'eidan' ),
			'parent_item_colon'     => __( 'Parent department:', 'eidan' ),
			'search_items'          => __( 'Search departments', 'eidan' ),
			'not_found'             => __( 'No departments found.', 'eidan' ),
			'no_terms'              => __( 'No departments', 'eidan' ),
			'back_to_items'         => __( '&larr; Go to departments', 'eidan' ),
			'item_link'             => _x( 'Department link', 'navigation link block title', 'eidan' ),
			'item_link_description' => _x( 'A link to a department.', 'navigation link block description', 'eidan' ),
		);
	}
}
