<?php
/**
 * Video platforms, by name: hosts, a subdomain of them counts too; {} stands for any top-level domain.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'YouTube'     => 'youtube.com youtu.be youtube-nocookie.com com.google.android.youtube',
	'Vimeo'       => 'vimeo.com',
	'bilibili'    => 'bilibili.com',
	'Niconico'    => 'nicovideo.jp',
	'Huya'        => 'huya.com',
	'Douyu'       => 'douyu.com',
	'Dailymotion' => 'dailymotion.com',
	'Twitch'      => 'twitch.tv',
	'Wistia'      => 'wistia.com wistia.net',
	'Rumble'      => 'rumble.com',
	'Youku'       => 'youku.com',
	'iQIYI'       => 'iqiyi.com',
	'Rutube'      => 'rutube.ru',
	'Odysee'      => 'odysee.com',
	'TED'         => 'ted.com',
	'Netflix'     => 'netflix.com',
	'Disney+'     => 'disneyplus.com',
	'Hulu'        => 'hulu.com',
	'Crackle'     => 'crackle.com',
	'Loom'        => 'loom.com',
);
