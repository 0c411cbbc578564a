<?php
/**
 * What code and signed settings can say of a list, beside its query, filter groups, orders and cards. Blocks have their
 * own schemas, which allow no more.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Request;

defined( 'ABSPATH' ) || exit;

return array(
	'id'         => array(
		'type'    => 'string',
		'pattern' => '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$',
	),
	'template'   => array(
		'type'    => 'string',
		'pattern' => '^[a-z][a-z0-9-]{0,49}$',
	),
	'source'     => array(
		'type'    => 'string',
		'pattern' => '^[a-z][a-z0-9-]{0,49}$',
	),
	'pagination' => array(
		'type' => 'string',
		'enum' => Config::PAGINATIONS,
	),
	'base'       => array(
		'type'      => 'string',
		'maxLength' => 2000,
	),
	'class'      => array(
		'type'      => 'string',
		'maxLength' => 500,
	),
	'label'      => array(
		'type'      => 'string',
		'maxLength' => 200,
	),
	'empty'      => array(
		'type'      => 'string',
		'maxLength' => 500,
	),
	'name'       => array(
		'type'      => 'string',
		'maxLength' => 220,
	),
	'filter'     => array(
		'type'       => 'object',
		'properties' => array(
			'counts' => array( 'type' => 'boolean' ),
			'all'    => array(
				'type'      => 'string',
				'maxLength' => 100,
			),
			'limit'  => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => FilterGroup::OFFERED,
			),
		),
	),
);
