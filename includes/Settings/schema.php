<?php
/**
 * The schema of the option `eidan_settings`.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'lightbox' => array(
		'type'                 => 'object',
		'default'              => array(),
		'additionalProperties' => false,
		'properties'           => array(
			'core' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		),
	),
);
